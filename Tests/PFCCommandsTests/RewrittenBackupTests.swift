import Foundation
import Testing

@testable import PFCCommands

/// Backups that were laid out anew by hand or by another program, and what merging one counts.
@Suite final class RewrittenBackupTests {
  private let journal = TestJournal()

  @Test("a header that runs over two lines is that of a backup")
  func header() throws {
    #expect(journal.run("log", "01088", "150g").status == .done)
    let text = journal.run("backup", "-").output
    for part in ["\"version\"", "\"program\"", "\"created\""] {
      let file = journal.folder + "/b.json"
      try Data(text.replacingOccurrences(of: part, with: "\n\(part)").utf8).write(to: URL(filePath: file))
      let outcome = journal.run(["restore", file, "--dry-run"], on: "other.sqlite")
      #expect(outcome.status == .done, "\(outcome.messages)")
    }
  }

  @Test("merging counts measures and ingredients that stay as they are")
  func counts() throws {
    #expect(journal.run("food", "add", "餅", "--kcal", "235", "--per", "1個", "--weight", "50g").status == .done)
    #expect(journal.run("recipe", "add", "鍋", "12004", "100g、01088", "50g").status == .done)
    let file = journal.folder + "/b.json"
    #expect(journal.run("backup", file).status == .done)
    func changes(_ kind: String) throws -> [String: Int] {
      let object = try TestJournal.object(journal.run("restore", file, "--merge", "--dry-run", "--json"))
      let records = try #require(object["records"] as? [String: [String: Int]])
      return try #require(records[kind])
    }
    for (kind, count) in [("own_portions", 1), ("recipe_ingredients", 2)] {
      #expect(try changes(kind) == ["added": 0, "updated": 0, "removed": 0, "kept": 0, "unchanged": count])
    }
    #expect(journal.run("recipe", "edit", "r1", "--drop", "1").status == .done)
    #expect(try changes("recipe_ingredients")["kept"] == 2)
  }
}
