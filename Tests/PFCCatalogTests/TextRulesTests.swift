import Foundation
import PFCModel
import PFCStorage
import Testing

@testable import PFCCatalog
@testable import PFCSeed

@Suite struct TextRulesTests {
  @Test(
    "a seed of other text rules, or of rules that make something else of the same text, is refused",
    arguments: [(SeedFormat.normaliser, "99"), (SeedFormat.golden, "1")])
  func refused(key: String, value: String) throws {
    try withSeed { path in
      let stamp = try change(key, to: value, in: path)
      #expect(throws: SeedError(seed: path, reason: .otherTextRules(stamp))) { try FoodCatalog(seedFiles: [path]) }
    }
  }

  @Test("a seed of the same rules is opened, whatever else it says of itself")
  func opened() throws {
    try withSeed { path in
      _ = try change(SeedFormat.edition, to: "another", in: path)
      #expect(try FoodCatalog(seedFiles: [path]).seeds.map(\.edition).last == "another")
    }
  }

  /// Changes a fact of a seed and the hash over the facts. Gives what the seed says of its rules then.
  private func change(_ key: String, to value: String, in path: String) throws -> String {
    let connection = try Connection.writable(path: path)
    var facts: [String: String] = [:]
    try connection.query("SELECT key, value FROM meta") { row in
      facts[row.text(0)] = row.text(1)
      return true
    }
    facts[SeedFormat.hash] = nil
    #expect(facts[key] != nil)
    facts[key] = value
    let update = "UPDATE meta SET value = ? WHERE key = ?"
    try connection.query(update, [.text(value), .text(key)])
    try connection.query(update, [.text(String(SeedHash.hash(facts))), .text(SeedFormat.hash)])
    return "\(facts[SeedFormat.normaliser] ?? ""), \(facts[SeedFormat.golden] ?? "")"
  }

  private func withSeed(_ body: (String) throws -> Void) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let copy = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pfcseed")
    try FileManager.default.copyItem(at: root.appending(path: "Sources/CPFCSeedImage/seed.pfcseed"), to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    try body(copy.path)
  }
}
