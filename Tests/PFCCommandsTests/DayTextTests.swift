import Foundation
import Testing

@testable import PFCCommands

/// What a day looks like: notes, narrow terminals, shares of energy, and text that must not steer the terminal.
@Suite final class DayTextTests {
  private let journal = TestJournal()

  @Test("a memo stands under its entry, in a narrow terminal behind the amount that has no column there")
  func memo() {
    _ = journal.run("log", "12004", "2個", "--memo", "ゆで")
    _ = journal.run("log", "01088", "150g", "--memo", "朝の\n残り\u{202E}")
    let wide = lines(80)
    let row = wide.firstIndex { $0.contains("ごはん（精白米）") } ?? 0
    #expect(wide[row + 1].hasSuffix("メモ: 朝の 残り"))
    let narrow = lines(40)
    let short = narrow.firstIndex { $0.contains("ごはん") } ?? 0
    #expect(narrow[short + 1].trimmingCharacters(in: .whitespaces) == "150g")
    #expect(narrow[short + 2].trimmingCharacters(in: .whitespaces) == "メモ: 朝の 残り")
  }

  @Test("wide figures and long names stand whole in forty columns")
  func narrow() {
    _ = journal.run("log", "--quick", "大きな宴会料理", "--kcal", "12345", "--protein", "200", "--fat", "300")
    _ = journal.run("log", "01088", "5000g")
    let rows = lines(40)
    for row in rows {
      let width = row.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
      #expect(width <= 40, "\(row)")
    }
    #expect(rows.contains { $0.contains("大きな宴会料理") } && rows.contains { $0.contains("12345") })
  }

  @Test("shares of energy need all three, and never pass a hundred")
  func shares() throws {
    _ = journal.run("log", "--quick", "A", "--kcal", "500", "--protein", "20")
    #expect(!journal.run("log").output.contains("P:F:C"))
    #expect(try journal.object("log", "--json")["pfc_ratio"] is NSNull)
    _ = journal.run("undo")
    let wrong = journal.run("log", "--quick", "B", "--kcal", "100", "--protein", "50", "--fat", "10", "--carb", "10")
    #expect(wrong.status == .done && wrong.messages.contains("注意"))
    #expect(journal.run("log").output.contains("P:F:C = 61:27:12"))
    let right = journal.run("log", "--quick", "C", "--kcal", "400", "--protein", "10", "--fat", "10", "--carb", "10")
    #expect(right.messages.isEmpty)
  }

  @Test("names, memos and sets are one line, and an old journal's are never printed raw")
  func control() throws {
    _ = journal.run("log", "--quick", "x\u{1B}[2Jy\r\nz\u{2066}", "--kcal", "100", "--memo", "a\tb\u{2028}c\u{0}d")
    let entry = try #require((try journal.object("log", "--json")["entries"] as? [[String: Any]])?.first)
    #expect(entry["name"] as? String == "x [2Jy z")
    #expect(entry["memo"] as? String == "a b c d")
    #expect(journal.run("food", "add", "餅\n\u{202E}米", "--kcal", "100").status == .done)
    // Names of recipes and sets with such characters are refused; a backup of old ones may still hold them.
    #expect(journal.run("recipe", "add", "粥\n\u{202E}米", "01088", "100g").status == .usage)
    #expect(journal.run("set", "save", "定\n番", "01088", "100g\n").status == .usage)
    #expect(journal.run("recipe", "add", "粥 米", "01088", "100g").status == .done)
    #expect(journal.run("set", "save", "定番", "01088", "100g\n").status == .done)
    let file = journal.folder + "/b.json"
    _ = journal.run("backup", file)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!text.contains("\\u0") && !text.contains("\\n") && !text.unicodeScalars.contains("\u{202E}"))
    try text.replacingOccurrences(of: "x [2Jy z", with: "\\u001b[2J\\n\u{202E}old")
      .replacingOccurrences(of: "餅 米", with: "餅\\u001b[31m\\n\u{202E}米")
      .replacingOccurrences(of: "粥 米", with: "粥\\u001b[31m\\n\u{202E}米")
      .replacingOccurrences(of: "a b c d", with: "m\\r\\u0007\u{2067}").write(
        toFile: file, atomically: true, encoding: .utf8)
    #expect(journal.run("restore", file, "--force").status == .done)
    let commands = [
      ["log"], ["log", "--tsv"], ["repeat", "今日"], ["undo"], ["set", "list"], ["food", "list"], ["show", "u1"],
      ["show", "r1"], ["recipe", "show", "r1"], ["search", "餅", "--kind", "own", "--explain"],
      ["food", "edit", "u1", "--kcal", "50"], ["recipe", "rm", "r1"],
    ]
    for arguments in commands {
      let outcome = journal.run(arguments)
      #expect(outcome.status == .done)
      let raw = outcome.output.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" || (0x202A...0x2069).contains($0.value)
      }
      #expect(raw.isEmpty, "\(arguments)")
    }
    #expect(journal.run("log", "--tsv").output.split(separator: "\n").count == 2)
  }

  @Test("an undone step of many names says ten and how many more")
  func undo() {
    _ = journal.run("log", (0..<25).map { _ in "01088 100g" }.joined(separator: "+"))
    let line = journal.run("undo").output
    #expect(line.components(separatedBy: "ごはん").count == 11)
    #expect(line.hasSuffix(" ほか 15 件\n"))
  }

  private func lines(_ width: Int) -> [String] {
    journal.run(["log"], width: width).output.components(separatedBy: "\n")
  }
}
