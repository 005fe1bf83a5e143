package import PFCSeed
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
    try SeedWriter.write(records, try SeedIndex(of: records), to: .creating(path: file.path))
    return SeedHeader.stamped(Array(try Data(contentsOf: file)))
  }
}
