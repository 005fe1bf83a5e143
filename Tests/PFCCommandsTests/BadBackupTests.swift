import Foundation
import Testing

@testable import PFCCommands

/// Case 19: backups that are not whole, and journals that must stay as they are.
@Suite final class BadBackupTests {
  private let journal = TestJournal()
  private let file: String

  init() throws {
    file = journal.folder + "/b.json"
    _ = journal.run("log", "卵1個+納豆+ごはん+豆腐 100g")
    for _ in 0..<5 { _ = journal.run("repeat", "今日") }
    _ = journal.run("goal", "--kcal", "2000", "--pfc", "20:25:55")
    #expect(journal.run("backup", file).status == .done)
  }

  @Test(
    "one bad record of many: nothing is written, and kind, position, id and field are named",
    arguments: [
      ("id", "\"id\":\"\"", #""id":"[^"]*""#), ("number", "\"number\":0", #""number":\d+"#),
      ("number", "\"number\":1.5", #""number":\d+"#), ("number", "\"number\":\"7\"", #""number":\d+"#),
      ("number", "\"number\":99999999999999999999", #""number":\d+"#),
      ("day", "\"day\":\"2026-02-30\"", #""day":"[^"]*""#), ("slot", "\"slot\":\"brunch\"", #""slot":"[^"]*""#),
      ("kind", "\"kind\":\"drink\"", #""kind":"[^"]*""#), ("at_ms", "\"at_ms\":1e3", #""at_ms":\d+"#),
      ("grams", "\"grams\":-1", #""grams":[^,]*"#), ("grams", "\"grams\":1e999", #""grams":[^,]*"#),
      ("name", "\"name\":null", #""name":"[^"]*""#), ("name", "\"nom\":\"x\"", #""name":"[^"]*""#),
      ("amount_unit", "\"amount_unit\":null", #""amount_unit":"[^"]*""#),
      ("id", "\"id\":\"another\"", #""id":"[^"]*""#), ("zone", "\"zone\":\"Nowhere/Land\"", #""zone":"[^"]*""#),
      ("at_ms", "\"at_ms\":-86400000", #""at_ms":\d+"#),
      ("created_ms", "\"created_ms\":-99999999999999", #""created_ms":\d+"#),
      ("updated_ms", "\"updated_ms\":-99999999999999", #""updated_ms":\d+"#),
      ("item", "\"item\":null", #""item":"[^"]*""#),
      ("item", "\"kind\":\"own\"", #""kind":"[^"]*""#), ("item", "\"kind\":\"quick\"", #""kind":"[^"]*""#),
      ("grams", "\"amount_unit\":\"g\",\"amount_size\":\"\",\"grams\":null", #""amount_unit":.*"grams":[^,]*"#),
      ("figures", "\"figures\":\"1 2 3\"", #""figures":"[^"]*""#),
      ("figures", "\"figures\":\"14 594 1e2\"", #""figures":"[^"]*""#),
    ])
  func badRecord(field: String, wrong: String, pattern: String) throws {
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let first = try #require(lines.firstIndex(of: "\"entries\":["))
    let bad = first + 71
    for isRewritten in [false, true] {
      var changed = lines
      changed[bad] = try replaced(lines[bad], try Regex(pattern), wrong)
      let text = changed.joined(separator: isRewritten ? " " : "\n")
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      for name in ["j.sqlite", "new.sqlite"] {
        let before = state(name)
        let outcome = journal.run(["restore", file, "--force", "--json"], on: name)
        #expect(outcome.status == .failed)
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.contains("backup_bad_record"), "\(outcome.messages)")
        #expect(outcome.messages.contains("entries の 71 件目"), "\(outcome.messages)")
        #expect(outcome.messages.contains(field), "\(outcome.messages)")
        #expect(state(name) == before)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: journal.folder + "/new.sqlite"))
  }

  @Test(
    "cut short anywhere: the line and byte are named, and nothing is written",
    arguments: [0, 1, 50, 500, 5000, 30_000, -2])
  func cutShort(count: Int) throws {
    let data = try Data(contentsOf: URL(filePath: file))
    let kept = count < 0 ? data.count + count - 1 : count
    try data.prefix(kept).write(to: URL(filePath: file))
    let line = data.prefix(kept).reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    let before = state("j.sqlite")
    let outcome = journal.run("restore", file, "--force")
    #expect(outcome.status == .failed)
    #expect(outcome.messages.contains("\(file):\(line): 途中で切れています（\(kept + 1) バイト目）"), "\(outcome.messages)")
    #expect(state("j.sqlite") == before)
  }

  @Test("a newer backup is refused by name before any write")
  func newer() throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacingOccurrences(of: "\"version\":2,\"program\":\"0.1.0\"", with: "\"version\":3,\"program\":\"9.9\"")
      .write(toFile: file, atomically: true, encoding: .utf8)
    let before = state("j.sqlite")
    let outcome = journal.run("restore", file, "--force", "--json")
    #expect(outcome.status == .failed)
    #expect(outcome.messages.contains("backup_newer") && outcome.messages.contains("9.9"))
    #expect(state("j.sqlite") == before)
  }

  @Test("an empty backup replaces a full journal only with --force, and a copy is kept aside")
  func empty() throws {
    let empty = journal.folder + "/empty.json"
    #expect(journal.run(["backup", empty], on: "none.sqlite").status == .done)
    let before = state("j.sqlite")
    let refused = journal.run("restore", empty)
    #expect(refused.status == .failed)
    #expect(refused.messages.contains("空のバックアップ") && refused.messages.contains("129"))
    #expect(state("j.sqlite") == before)
    #expect(journal.run("restore", empty, "--merge").output.hasPrefix("変わるところはありません"))
    #expect(journal.run("restore", empty, "--force").status == .done)
    #expect(journal.run("log", "--tsv").output.split(separator: "\n").count == 1)
    #expect(
      journal.run(["log", "--tsv"], on: "j.sqlite.before-restore-20261130123400").output.split(separator: "\n").count
        == 129)
    #expect(journal.run("undo").status == .done)
    #expect(state("j.sqlite") == before)
  }

  @Test(
    "what is no backup is refused, and what is wrong is named",
    arguments: [
      ("{}", "format"), ("[]", "format"), ("3", "format"), ("null", "format"), ("{\"format\":\"other\"}", "format"),
      ("{\"format\":\"pfc-backup\"}", "version"), ("{\"format\":\"pfc-backup\",\"version\":\"x\"}", "version"),
      ("{\"format\":\"pfc-backup\",\"version\":1}", "settings"),
      ("{\"format\":\"pfc-backup\",\"version\":1,\"potions\":[]}", "potions"),
      ("{\"format\":\"pfc-backup\",\"version\":1,\"settings\":{}}", "settings"),
      ("{\"format\":\"pfc-backup\",\"version\":1,\"settings\":[],\"settings\":[]}", "settings"),
    ])
  func foreign(text: String, what: String) throws {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = journal.run("restore", file, "--force", "--json")
    #expect(outcome.status == .failed)
    #expect(
      outcome.messages.contains("backup_foreign") && outcome.messages.contains("（\(what)）"), "\(outcome.messages)")
  }

  @Test("bytes that are no text, a wrong setting, two records of one id or number, and a missing file are refused")
  func others() throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    func refusal(_ text: String) throws -> String {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let outcome = journal.run("restore", file, "--force", "--json")
      #expect(outcome.status == .failed)
      return outcome.messages
    }
    let setting = text.replacingOccurrences(
      of: "\"settings\":[", with: "\"settings\":[\n{\"key\":\"timezone\",\"value\":\"Nowhere\"}")
    #expect(try refusal(setting).contains("settings の 1 件目（timezone）: value が正しくありません: Nowhere"))
    let lines = text.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex(of: "\"entries\":["))
    for line in [
      lines[first + 1],
      try replaced(lines[first + 1], Regex(#""id":"[^"]*""#), "\"id\":\"0198f3c2-7d1e-7000-8000-000000000000\""),
    ] {
      var changed = lines
      changed.insert(line, at: first + 2)
      #expect(try refusal(changed.joined(separator: "\n")).contains("entries の 2 件目"))
    }
    var bytes = Data(text.utf8)
    let zone = try #require(bytes.range(of: Data("Asia/Tokyo".utf8), options: .backwards))
    bytes[zone.lowerBound] = 0xFF
    try bytes.write(to: URL(filePath: file))
    #expect(journal.run("restore", file, "--json").messages.contains("backup_not_json"))
    #expect(journal.run("restore", journal.folder + "/none.json").status == .failed)
    #expect(journal.run("restore", journal.folder).status == .failed)
  }

  private func replaced(_ line: String, _ pattern: Regex<AnyRegexOutput>, _ text: String) throws -> String {
    let range = try #require(line.firstRange(of: pattern))
    return line.replacingCharacters(in: range, with: text)
  }

  private func state(_ name: String) -> String {
    FileManager.default.fileExists(atPath: journal.folder + "/" + name)
      ? journal.run(["backup", "-"], on: name).output + journal.run(["goal", "history"], on: name).output : "none"
  }
}
