internal import PFCModel
internal import PFCText

/// Lays the tables of an index out as bytes.
struct IndexLayout {
  private var text = TextHeap()
  private var header = IndexHeader()

  static func bytes(documents: [DocumentRecord], names: NameTable, terms: TermTable) -> [UInt8] {
    var layout = IndexLayout()
    return layout.bytes(documents, names, terms.sortedRows)
  }

  private mutating func bytes(_ documents: [DocumentRecord], _ names: NameTable, _ terms: [TermTable.Row]) -> [UInt8] {
    let nameRecords = names.rows.map { name in
      let (text, length) = text.add(name)
      return NameRecord(text: text, length: length)
    }
    var postings: [Posting] = []
    let termRecords = terms.map { row in
      let (text, length) = text.add(row.text)
      let record = TermRecord(
        text: text, length: length, firstPosting: UInt32(postings.count),
        postings: UInt32(row.postings.count))
      postings.append(contentsOf: row.postings)
      return record
    }
    let suffixes = suffixes(of: terms, termRecords)
    let fences = fences(of: suffixes, termRecords)
    let loose = looseSuffixes(of: terms)
    let ends = ends(of: terms)

    var out = ByteWriter()
    out.append([UInt8](repeating: 0, count: IndexHeader.byteLength))
    header.documents = section(documents, &out) { $0.append(to: &$1) }
    header.names = section(nameRecords, &out) { $0.append(to: &$1) }
    header.terms = section(termRecords, &out) { $0.append(to: &$1) }
    header.postings = section(postings, &out) { $0.append(to: &$1) }
    header.suffixes = section(suffixes, &out) { $0.append(to: &$1) }
    header.fences = section(fences, &out) { $1.append($0) }
    header.loose = section(loose, &out) { $0.append(to: &$1) }
    header.ends = section(ends, &out) { $1.append($0) }
    out.align(to: IndexFormat.blockSize)
    header.text = Section(start: out.bytes.count, count: text.bytes.count)
    out.append(text.bytes)
    header.byteCount = out.bytes.count
    return header.bytes + out.bytes.dropFirst(IndexHeader.byteLength)
  }

  private func section<Record>(
    _ records: [Record], _ out: inout ByteWriter, _ append: (Record, inout ByteWriter) -> Void
  ) -> Section {
    out.align(to: IndexFormat.sectionAlignment)
    let start = out.bytes.count
    for record in records { append(record, &out) }
    return Section(start: start, count: records.count)
  }

  private func suffixes(of terms: [TermTable.Row], _ records: [TermRecord]) -> [Suffix] {
    var suffixes: [(suffix: Suffix, start: Int, length: Int)] = []
    for (number, row) in terms.enumerated() {
      let offsets = row.text.utf8Offsets
      for (scalar, place) in row.places {
        let offset = offsets[scalar]
        suffixes.append(
          (
            Suffix(term: UInt32(number), offset: UInt16(offset), place: place.rawValue),
            Int(records[number].text) + offset, Int(records[number].length) - offset
          ))
      }
    }
    text.bytes.withUnsafeBytes { heap in
      suffixes.sort { left, right in
        let order = ByteOrder.compare(heap[slice: left.start, left.length], heap[slice: right.start, right.length])
        return order != 0 ? order < 0 : left.suffix.tieOrder < right.suffix.tieOrder
      }
    }
    return suffixes.map(\.suffix)
  }

  /// The numbers of the terms in the order of their texts read backwards.
  private func ends(of terms: [TermTable.Row]) -> [UInt32] {
    let backwards = terms.map { Array($0.text.utf8.reversed()) }
    return terms.indices.sorted { backwards[$0].lexicographicallyPrecedes(backwards[$1]) }.map { UInt32($0) }
  }

  private func fences(of suffixes: [Suffix], _ records: [TermRecord]) -> [[UInt8]] {
    stride(from: 0, to: suffixes.count, by: IndexFormat.fenceInterval).map { index in
      let term = records[Int(suffixes[index].term)]
      let start = Int(term.text) + Int(suffixes[index].offset)
      let end = min(Int(term.text) + Int(term.length), start + IndexFormat.fenceLength)
      let shown = Array(text.bytes[start..<end])
      return shown + [UInt8](repeating: 0, count: IndexFormat.fenceLength - shown.count)
    }
  }

  private mutating func looseSuffixes(of terms: [TermTable.Row]) -> [LooseSuffix] {
    var found: [(key: String, suffix: LooseSuffix)] = []
    for (number, row) in terms.enumerated() {
      let scalars = Array(row.text.unicodeScalars)
      let offsets = row.text.utf8Offsets
      for (start, place) in row.places where place != .inside {
        let suffix = Array(scalars[start...])
        let loose = TextPipeline.loosened(suffix)
        guard loose != suffix, !loose.isEmpty else { continue }
        let key = String(String.UnicodeScalarView(loose))
        found.append(
          (
            key,
            LooseSuffix(term: UInt32(number), text: 0, length: 0, offset: UInt16(offsets[start]), place: place.rawValue)
          ))
      }
    }
    found.sort { left, right in
      let order = ByteOrder.compare(Array(left.key.utf8), Array(right.key.utf8))
      return order != 0 ? order < 0 : left.suffix.tieOrder < right.suffix.tieOrder
    }
    return found.map { key, suffix in
      var suffix = suffix
      (suffix.text, suffix.length) = text.add(key)
      return suffix
    }
  }
}

/// The texts of an index, each stored once.
private struct TextHeap {
  private var writer = ByteWriter()
  private var known: [String: UInt32] = [:]

  var bytes: [UInt8] { writer.bytes }

  mutating func add(_ text: String) -> (offset: UInt32, length: UInt16) {
    let length = text.utf8.count
    if let offset = known[text] { return (offset, UInt16(length)) }
    writer.keepTogether(length)
    let offset = UInt32(writer.bytes.count)
    writer.append(text.utf8)
    known[text] = offset
    return (offset, UInt16(length))
  }
}

extension String {
  /// The UTF-8 offset of each scalar.
  fileprivate var utf8Offsets: [Int] {
    var offset = 0
    return unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return offset
    }
  }
}

extension Suffix {
  /// The order of suffixes with one text.
  fileprivate var tieOrder: (UInt8, UInt32, UInt16) { (place, term, offset) }
}

extension LooseSuffix {
  /// The order of loose suffixes with one key.
  fileprivate var tieOrder: (UInt8, UInt32, UInt16) { (place, term, offset) }
}
