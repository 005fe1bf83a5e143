internal import PFCModel
internal import PFCStorage

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Compiles a folder of source files into a seed file.
package enum SeedFile {
  /// What was compiled.
  package struct Summary: Sendable {
    package let foods: Int
    package let dishes: Int
    package let exercises: Int
    package let names: Int
    package let bytes: Int
  }

  /// Compiles `folder` into the file `output`, which is replaced in one step and only when there is no fault.
  /// Throws ``Faults`` for faults in the sources.
  package static func compile(folder: String, to output: String) throws -> Summary {
    let records = try SourceReader.read(folder: folder) { name in
      guard let data = try? Data(contentsOf: URL(filePath: folder).appending(path: name)) else { return nil }
      return Array(data)
    }
    guard isReplaceable(output) else { throw OutputIsNoFile() }
    let bytes = try image(of: records)
    try Data(bytes).write(to: URL(filePath: output), options: .atomic)
    let names = records.foods.map(\.names) + records.dishes.map(\.names) + records.exercises.map(\.names)
    return Summary(
      foods: records.foods.count, dishes: records.dishes.count, exercises: records.exercises.count,
      names: names.joined().count, bytes: bytes.count)
  }

  /// The output is something that must not be replaced by a file: a device, a folder or a link.
  package struct OutputIsNoFile: Error {}

  private static func isReplaceable(_ path: String) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return true }
    return attributes[.type] as? FileAttributeType == .typeRegular
  }

  /// The bytes of a seed with these records.
  package static func image(of records: SeedRecords) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pfc-seed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "seed")
    try SeedWriter.write(records, to: .creating(path: file.path))
    return SeedBytes.stamped(Array(try Data(contentsOf: file)))
  }
}

/// Makes a database say nothing of how and by which SQLite it was written.
///
/// Source: the SQLite file format, sections 1.3 and 1.6.
private enum SeedBytes {
  /// The offsets of the change counter and of the counter for which the version below is valid.
  private static let counters = [24, 92]
  /// The offset of the version of the SQLite that wrote last, which no SQLite reads.
  private static let writerVersion = 96
  private static let fileHeader = 100

  static func stamped(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for offset in counters { put(1, at: offset, in: &bytes) }
    put(0, at: writerVersion, in: &bytes)
    for page in stride(from: 0, to: bytes.count, by: SeedFormat.pageSize) { clearGap(ofPageAt: page, in: &bytes) }
    return bytes
  }

  /// Clears what is between the cell pointers of a page and its cells: whatever was in memory there.
  private static func clearGap(ofPageAt page: Int, in bytes: inout [UInt8]) {
    let header = page == 0 ? fileHeader : page
    let headerSize: Int
    switch bytes[header] {
    case 2, 5: headerSize = 12
    case 10, 13: headerSize = 8
    // The rest of a long value: it starts with the number of another page, which is less than 2²⁴.
    default: return
    }
    func number(at offset: Int) -> Int { Int(bytes[header + offset]) << 8 | Int(bytes[header + offset + 1]) }
    let (pointers, cells) = (header + headerSize + 2 * number(at: 3), page + number(at: 5))
    bytes.replaceSubrange(pointers..<cells, with: repeatElement(0, count: cells - pointers))
  }

  private static func put(_ number: UInt32, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32(index))) }
  }
}
