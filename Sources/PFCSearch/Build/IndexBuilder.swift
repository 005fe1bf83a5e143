internal import PFCModel
internal import PFCText

/// Builds an index from items. The same items in the same order give the same bytes.
package struct IndexBuilder {
  private let items: [IndexedItem]
  private let keys: TermKeys
  private let parts: NameParts
  private var names = NameTable()
  private var terms = TermTable()

  /// Prepares to build. `items` come in the order that breaks ties, best first; `qualifierWords` are other words
  /// for qualifiers, by the qualifier as it is written. O(n) in the length of all names.
  package init(_ items: [IndexedItem], qualifierWords: [String: [QualifierWord]] = [:]) {
    parts = NameParts(qualifierWords: qualifierWords)
    self.items = items.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return (b.level, a.kind.rawValue, left.offset) < (a.level, b.kind.rawValue, right.offset)
    }.map(\.element)
    keys = TermKeys(words: WordStarts(lexicon: Self.lexicon(of: items, parts)))
  }

  /// The bytes of the index. O(n log n).
  package mutating func build() -> [UInt8] {
    precondition(items.count < Posting.maximumDocuments, "more items than an index can number")
    var documents: [DocumentRecord] = []
    for (number, item) in items.enumerated() { documents.append(add(item, UInt32(number))) }
    return IndexLayout.bytes(documents: documents, names: names, terms: terms)
  }

  private mutating func add(_ item: IndexedItem, _ document: UInt32) -> DocumentRecord {
    var record = DocumentRecord(row: item.row, kind: item.kind.rawValue, level: item.level, group: item.group)
    for name in item.names {
      let number = names.number(of: name.name)
      for part in parts.of(name) {
        for key in keys.of(part) {
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
  private static func lexicon(of items: [IndexedItem], _ parts: NameParts) -> [String: Set<String>] {
    var lexicon: [String: Set<String>] = [:]
    for name in items.lazy.flatMap(\.names) where name.kind != .officialPart && name.kind != .english {
      for part in parts.of(name) where part.role != .qualifier {
        guard let reading = part.reading else { continue }
        let text = String(String.UnicodeScalarView(TextPipeline.key(of: part.text)))
        lexicon[text, default: []].insert(String(String.UnicodeScalarView(TextPipeline.key(of: reading))))
      }
    }
    return lexicon
  }
}

/// The distinct names as written.
struct NameTable {
  private(set) var rows: [String] = []
  private var numbers: [String: UInt32] = [:]

  mutating func number(of name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    let number = UInt32(rows.count)
    precondition(rows.count < Posting.maximumNames, "more names than an index can number")
    numbers[name] = number
    rows.append(name)
    return number
  }
}

/// The distinct keys, the places at which they may be entered and the items they belong to.
struct TermTable {
  struct Row {
    var text: String
    var places: [Int: Place]
    var postings: [Posting]
  }

  private var rows: [Row] = []
  private var numbers: [String: Int] = [:]

  /// The terms in the order of their text: neighbours in a search are then neighbours in the index. O(n log n).
  var sortedRows: [Row] { rows.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) } }

  mutating func add(_ key: TermKey, _ posting: Posting) {
    let text = String(String.UnicodeScalarView(key.text))
    guard let known = numbers[text] else {
      numbers[text] = rows.count
      rows.append(Row(text: text, places: key.places, postings: [posting]))
      return
    }
    rows[known].places.merge(key.places) { $0.rawValue < $1.rawValue ? $0 : $1 }
    if rows[known].postings.last != posting { rows[known].postings.append(posting) }
  }
}
