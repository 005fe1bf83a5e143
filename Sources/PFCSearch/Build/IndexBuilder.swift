package import PFCModel
internal import PFCText

/// Builds an index from items. The same items in the same order give the same bytes.
package struct IndexBuilder {
  private let items: [IndexedItem]
  /// The parts of each name of each item, in their order.
  private let parts: [[NameText]]
  private let keys: TermKeys
  private var names = NameTable()
  private var terms = TermTable()

  /// Prepares to build. `items` come in the order that breaks ties, best first; `qualifierWords` are other words
  /// for qualifiers, by the qualifier as it is written. O(n) in the length of all names.
  package init(_ items: [IndexedItem], qualifierWords: [String: [QualifierWord]] = [:]) {
    let nameParts = NameParts(qualifierWords: qualifierWords)
    let sorted = items.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return (b.level, a.kind.rawValue, left.offset) < (a.level, b.kind.rawValue, right.offset)
    }.map(\.element)
    self.items = sorted
    parts = sorted.flatMap { item in item.names.map { nameParts.parts(of: $0).map(NameText.init) } }
    keys = TermKeys(words: WordStarts(lexicon: Self.lexicon(of: sorted, parts)))
  }

  /// The bytes of the index. Names and keys that are longer than it takes are found by their start. Throws when there are
  /// more items or names than it can number. O(n log n).
  package mutating func build() throws(IndexError) -> [UInt8] {
    guard items.count < Posting.maximumDocuments else { throw .tooMany }
    var documents: [DocumentRecord] = []
    var firstName = 0
    for (number, item) in items.enumerated() {
      documents.append(try add(item, parts[firstName...], UInt32(number)))
      firstName += item.names.count
    }
    return try IndexLayout.bytes(documents: documents, names: names, terms: terms)
  }

  private mutating func add(
    _ item: IndexedItem, _ parts: ArraySlice<[NameText]>, _ document: UInt32
  ) throws(IndexError) -> DocumentRecord {
    var record = DocumentRecord(row: item.row, kind: item.kind.rawValue, level: item.level, group: item.group)
    for (name, parts) in zip(item.names, parts) {
      let number = try names.number(of: name.name)
      for part in parts {
        for key in keys.keys(of: part) {
          terms.add(
            key,
            Posting(
              document: document, name: number, nameKind: name.kind, isPrimary: name.isPrimary, role: key.role,
              form: key.form))
        }
      }
      if name.kind == .display, item.kind == .exercise, let speed = SpeedText.find(in: name.name) {
        record.slowest = UInt16(clamping: speed.tenths.lowerBound)
        record.fastest = UInt16(clamping: speed.tenths.upperBound)
      }
    }
    return record
  }

  /// The names that compounds may end in: whole names and heads, with their readings.
  private static func lexicon(of items: [IndexedItem], _ parts: [[NameText]]) -> [KeyBytes: Set<String>] {
    var lexicon: [KeyBytes: Set<String>] = [:]
    for (name, parts) in zip(items.lazy.flatMap(\.names), parts)
    where name.kind != .officialPart && name.kind != .english {
      for part in parts where part.role != .qualifier {
        guard let reading = part.reading else { continue }
        lexicon[KeyBytes(part.key), default: []].insert(String(String.UnicodeScalarView(reading)))
      }
    }
    return lexicon
  }
}

/// A part of a name as the text rules see it: they are applied once.
struct NameText {
  let role: TermRole
  /// The key before kana are folded.
  let surface: [Unicode.Scalar]
  let key: [Unicode.Scalar]
  /// The key of the reading.
  let reading: [Unicode.Scalar]?

  init(_ part: NamePart) {
    role = part.role
    surface = TextPipeline.surface(of: part.text.indexed).indexed
    let key = KatakanaFold.folded(surface)
    self.key = key
    reading = part.reading.map {
      $0.utf8.elementsEqual(part.text.utf8) ? key : TextPipeline.key(of: $0.indexed).indexed
    }
  }
}

/// The distinct names as written.
struct NameTable {
  private(set) var rows: [KeyBytes] = []
  private var numbers: [KeyBytes: UInt32] = [:]

  mutating func number(of name: String) throws(IndexError) -> UInt32 {
    let name = KeyBytes(name.indexed)
    if let known = numbers[name] { return known }
    let number = UInt32(rows.count)
    guard rows.count < Posting.maximumNames else { throw .tooMany }
    numbers[name] = number
    rows.append(name)
    return number
  }
}

/// The distinct keys, the places at which they may be entered and the items they belong to.
struct TermTable {
  struct Row {
    let text: KeyBytes
    let scalars: [Unicode.Scalar]
    /// The place of each scalar at which a query may start; nil elsewhere.
    var places: [Place?]
    var postings: [Posting]
  }

  private var rows: [Row] = []
  private var numbers: [KeyBytes: Int] = [:]

  /// The terms in the order of their text: neighbours in a search are then neighbours in the index. O(n log n).
  var sortedRows: [Row] { SliceSorter.sortedNumbers(of: rows.map(\.text.bytes)).map { rows[$0] } }

  mutating func add(_ key: TermKey, _ posting: Posting) {
    let count = key.text.indexedCount
    let key = TermKey(
      form: key.form, role: key.role, text: Array(key.text.prefix(count)), places: Array(key.places.prefix(count)))
    let text = KeyBytes(key.text)
    guard let known = numbers[text] else {
      numbers[text] = rows.count
      rows.append(Row(text: text, scalars: key.text, places: key.places, postings: [posting]))
      return
    }
    rows[known].places.merge(key.places)
    if rows[known].postings.last != posting { rows[known].postings.append(posting) }
  }
}

extension [Place?] {
  /// Takes the better place of each scalar of one text.
  mutating func merge(_ others: [Place?]) {
    for (index, other) in others.enumerated() {
      guard let other else { continue }
      if let own = self[index], own.rawValue <= other.rawValue { continue }
      self[index] = other
    }
  }
}
