internal import PFCModel
internal import PFCText

/// Lays the tables of an index out as bytes.
struct IndexLayout {
  private var text = TextHeap()
  private var header = IndexHeader()

  static func bytes(
    documents: [DocumentRecord], names: NameTable, terms: TermTable
  ) throws(IndexError) -> [UInt8] {
    var layout = IndexLayout()
    let bytes = layout.bytes(documents, names, terms.sortedRows)
    // Offsets and numbers have 32 bits; where they did not do, what was laid out is not used.
    let isNumbered = layout.header.sections.allSatisfy { $0.count <= UInt32.max }
    guard isNumbered else { throw .tooMany }
    return bytes
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
        text: text, length: length, firstPosting: UInt32(truncatingIfNeeded: postings.count),
        postings: UInt32(truncatingIfNeeded: row.postings.count))
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
    var suffixes: [Suffix] = []
    let sorted = text.bytes.withUnsafeBytes { heap in
      var sorter = SliceSorter(capacity: 2 * terms.count)
      for (number, row) in terms.enumerated() {
        let (start, length) = (Int(records[number].text), Int(records[number].length))
        var offset = 0
        for (scalar, place) in zip(row.scalars, row.places) {
          if let place {
            suffixes.append(Suffix(term: UInt32(number), offset: UInt16(offset), place: place.rawValue))
            sorter.add(heap, start: start + offset, length: length - offset)
          }
          offset += UTF8.width(scalar)
        }
      }
      return sorter.sortedNumbers(in: heap) { suffixes[$0].tieOrder < suffixes[$1].tieOrder }
    }
    return sorted.map { suffixes[$0] }
  }

  /// The numbers of the terms in the order of their texts read backwards.
  private func ends(of terms: [TermTable.Row]) -> [UInt32] {
    SliceSorter.sortedNumbers(of: terms.map { $0.text.bytes.reversed() }).map { UInt32($0) }
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
    var (keys, suffixes): ([KeyBytes], [LooseSuffix]) = ([], [])
    for (number, row) in terms.enumerated() {
      var offset = 0
      for (start, place) in row.places.enumerated() {
        defer { offset += UTF8.width(row.scalars[start]) }
        guard let place, place != .inside else { continue }
        let suffix = Array(row.scalars[start...])
        let loose = TextPipeline.loosened(suffix)
        guard loose != suffix, !loose.isEmpty else { continue }
        keys.append(KeyBytes(loose.indexed))
        suffixes.append(
          LooseSuffix(term: UInt32(number), text: 0, length: 0, offset: UInt16(offset), place: place.rawValue))
      }
    }
    let sorted = SliceSorter.sortedNumbers(of: keys.map(\.bytes)) { suffixes[$0].tieOrder < suffixes[$1].tieOrder }
    return sorted.map { number in
      var suffix = suffixes[number]
      (suffix.text, suffix.length) = text.add(keys[number])
      return suffix
    }
  }
}

/// The texts of an index, each stored once.
private struct TextHeap {
  private var writer = ByteWriter()
  private var known: [KeyBytes: UInt32] = [:]

  var bytes: [UInt8] { writer.bytes }

  mutating func add(_ text: KeyBytes) -> (offset: UInt32, length: UInt16) {
    let length = text.bytes.count
    if let offset = known[text] { return (offset, UInt16(length)) }
    writer.keepTogether(length)
    let offset = UInt32(truncatingIfNeeded: writer.bytes.count)
    writer.append(text.bytes)
    known[text] = offset
    return (offset, UInt16(length))
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
