import Foundation
import Testing

@testable import PFCCommands

/// Own foods in backups: restored whole, and merged by name.
@Suite final class OwnFoodBackupTests {
  private let journal = TestJournal()

  @Test("own foods come back with figures, measures and numbers, and a second restore changes nothing")
  func restored() throws {
    add("プロテインバー", kcal: "210", per: "1本", "--weight", "45g", "--portion", "1袋=90g")
    add("中華まん", kcal: "190", per: "1個")
    #expect(journal.run("log", "プロテインバー", "1袋").status == .done)
    let file = backup()
    #expect(journal.run(["restore", file], on: "n.sqlite").status == .done)
    #expect(journal.run(["backup", "-"], on: "n.sqlite").output == journal.run("backup", "-").output)
    #expect(journal.run(["show", "u1"], on: "n.sqlite").output == journal.run("show", "u1").output)
    #expect(journal.run(["search", "中華まん", "--kind", "own", "--json"], on: "n.sqlite").output.contains("\"u2\""))
    for mode in ["--force", "--merge"] {
      #expect(journal.run(["restore", file, mode], on: "n.sqlite").output.hasPrefix("変わるところはありません"))
    }
  }

  @Test("merging goes by names: another food of that number gets a new one, and the entries follow it")
  func renumbered() throws {
    add("社食カレー", kcal: "700", per: "1食", "--weight", "500g")
    add("青汁", kcal: "20", per: "1杯", "--weight", "100g")
    #expect(journal.run("log", "u1", "1食").status == .done)
    #expect(journal.run("log", "u2", "1杯").status == .done)
    let file = backup()
    add("青汁", kcal: "20", per: "1杯", "--weight", "100g", on: "n.sqlite")
    #expect(journal.run(["log", "u1", "200g"], on: "n.sqlite").status == .done)
    #expect(journal.run(["restore", file, "--merge"], on: "n.sqlite").status == .done)
    let foods = journal.run(["food", "list", "--tsv"], on: "n.sqlite").output
    #expect(foods.split(separator: "\n").count == 3)
    #expect(try items(on: "n.sqlite").compactMap { $0 }.sorted() == ["u1", "u1", "u3"])
    #expect(journal.run(["show", "u3"], on: "n.sqlite").output.contains("社食カレー"))
    #expect(journal.run(["show", "u3"], on: "n.sqlite").output.contains("1食 500 g"))
    #expect(journal.run(["show", "u1"], on: "n.sqlite").output.contains("1杯 100 g"))
    #expect(journal.run(["restore", file, "--merge"], on: "n.sqlite").output.hasPrefix("変わるところはありません"))
  }

  @Test("of a food that is newer its measures come too, and those that it no longer has go")
  func newer() throws {
    add("豆", kcal: "100", per: "100g", "--portion", "1袋=80g", "--portion", "1枚=8g")
    let old = backup()
    let later = "2026-11-30T13:00:00+09:00"
    let edit = ["food", "edit", "u1", "--portion", "1枚=", "--portion", "1袋=90g"]
    #expect(journal.run(edit, now: later).status == .done)
    let new = journal.folder + "/new.json"
    #expect(journal.run("backup", new).status == .done)
    #expect(journal.run(["restore", old], on: "n.sqlite").status == .done)
    #expect(journal.run(["restore", new, "--merge"], on: "n.sqlite").status == .done)
    let shown = journal.run(["show", "u1"], on: "n.sqlite").output
    #expect(shown.contains("1袋 90 g") && !shown.contains("1枚"))
    #expect(journal.run(["restore", old, "--merge"], on: "n.sqlite").output.hasPrefix("変わるところはありません"))
  }

  @Test("a number that entries know a food by is not given to another food after a restore")
  func spent() throws {
    for name in ["あああ", "いいい"] { add(name, kcal: "10", per: "100g") }
    #expect(journal.run("log", "u2", "100g").status == .done)
    #expect(journal.run("food", "rm", "u2").status == .done)
    #expect(journal.run(["restore", backup()], on: "n.sqlite").status == .done)
    add("ううう", kcal: "10", per: "100g", on: "n.sqlite")
    #expect(journal.run(["show", "u3"], on: "n.sqlite").output.contains("ううう"))
  }

  private func add(_ name: String, kcal: String, per: String, _ more: String..., on journal: String = "j.sqlite") {
    let outcome = self.journal.run(["food", "add", name, "--kcal", kcal, "--per", per] + more, on: journal)
    #expect(outcome.status == .done, "\(outcome.messages)")
  }

  private func backup() -> String {
    let file = journal.folder + "/b\(UUID().uuidString).json"
    #expect(journal.run("backup", file).status == .done)
    return file
  }

  private func items(on name: String) throws -> [String?] {
    let day = try TestJournal.object(journal.run(["log", "--json"], on: name))
    return try #require(day["entries"] as? [[String: Any]]).map { $0["item"] as? String }
  }
}
