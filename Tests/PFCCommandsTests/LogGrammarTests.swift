import Foundation
import Testing

@testable import PFC
@testable import PFCCommands

/// What a line of `pfc log` means: halves, sizes, weights as bought, several items, and what is refused.
@Suite struct LogGrammarTests {
  private let journal = TestJournal()

  @Test(
    "standard input that is not UTF-8 is refused: encoding, line and remedy",
    arguments: [
      ([0x97, 0x91, 0x20, 0x32, 0x8C, 0xC2, 0x0A], "Shift_JIS", 1),
      ([0x61, 0x0A, 0x97, 0x91, 0x20, 0x32, 0x8C, 0xC2, 0x0A], "Shift_JIS", 2),
      ([0xFF, 0xFE, 0x75, 0x53, 0x0A, 0x00], "UTF-16", 1), ([0x61, 0x0A, 0x00, 0x62], "UTF-8", 2),
    ] as [([UInt8], String, Int)])
  func encodings(bytes: [UInt8], name: String, line: Int) {
    var context = CommandContext(
      arguments: ["log", "-"], environment: ["PFC_DB": journal.path, "PFC_NOW": "2026-11-30T12:34:00+09:00"])
    context.readLines = { try InputText.lines(bytes) }
    let outcome = Program.run(context)
    #expect(outcome.status == .failed)
    #expect(outcome.messages.contains(name) && outcome.messages.contains("-:\(line):"), "\(outcome.messages)")
    #expect(!journal.exists)
  }

  @Test("the lines of input lose their mark and ends")
  func lines() throws {
    #expect(try InputText.lines(Array("\u{FEFF}卵\r\nごはん\n\n納豆".utf8)) == ["卵", "ごはん", "", "納豆"])
  }

  @Test(
    "half of something is half of the whole",
    arguments: [("りんご", "半個"), ("豆腐", "半丁"), ("アボカド", "半個"), ("グレープフルーツ", "半個"), ("りんご", "")])
  func halves(food: String, half: String) throws {
    let said = try logged("\(food) 半分")
    let same = try logged("\(food) \(half)")
    #expect(said.grams == same.grams, "\(food)")
    if food == "りんご" { #expect(said.grams == [127.5]) }
    if food == "豆腐" { #expect(said.grams == [150]) }
  }

  /// What a line would log.
  private func logged(_ line: String) throws -> (items: [String], grams: [Double], names: [String]) {
    let added = try #require(try journal.object("log", "--dry-run", "--json", "--", line)["added"] as? [[String: Any]])
    return (
      added.compactMap { $0["item"] as? String }, added.compactMap { $0["grams"] as? Double },
      added.compactMap { $0["name"] as? String }
    )
  }
}
