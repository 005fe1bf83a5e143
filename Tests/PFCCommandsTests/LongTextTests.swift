import Foundation
import PFCStorage
import Testing

@testable import PFCCommands

/// Names, readings and notes that are too long are refused at every door; a journal that holds one from before works.
@Suite final class LongTextTests {
  private let journal = TestJournal()
  private static let long = String(repeating: "あ", count: 201)
  private static let longNote = String(repeating: "あ", count: 1001)

  private static let refused = [
    ["recipe", "add", long, "12004", "100g"], ["recipe", "add", "鍋", "12004", "100g", "--reading", long],
    ["recipe", "add", "鍋", "12004", "100g", "--note", longNote],
    ["recipe", "add", "鍋", "12004", "100g", "--category", long],
    ["recipe", "copy", "d0203", long], ["recipe", "edit", "r1", "--name", long],
    ["recipe", "edit", "r1", "--reading", long],
    ["recipe", "add", "鍋", "？" + long], ["food", "add", long, "--kcal", "1"], ["food", "edit", "u1", "--name", long],
    ["food", "edit", "u1", "--note", longNote], ["food", "add", "餅", "--kcal", "1", "--reading", long],
    ["set", "save", long, "12004", "1個"],
  ]

  @Test("every door refuses a text that is too long by name, and writes nothing", arguments: refused.indices)
  func doors(index: Int) {
    #expect(journal.run("recipe", "add", "元", "12004", "100g").status == .done)
    #expect(journal.run("food", "add", "元", "--kcal", "1").status == .done)
    let before = journal.run("backup", "-").output
    let outcome = journal.run(Self.refused[index] + ["--json"])
    #expect(outcome.status != .done && !outcome.messages.contains("internal"), "\(Self.refused[index]) \(outcome)")
    #expect(journal.run("backup", "-").output == before)
  }

  @Test("a journal with names that are too long opens, searches, logs, backs up and edits", arguments: [1345, 25_000])
  func before(count: Int) throws {
    #expect(journal.run("recipe", "add", "元", "12004", "100g").status == .done)
    #expect(journal.run("food", "add", "餅", "--kcal", "235").status == .done)
    let name = String(repeating: "長い名前", count: count / 4)
    try Connection.writable(path: journal.path).execute("UPDATE own_recipe SET name = '\(name)', name_key = '\(name)'")
    #expect(journal.run("search", "納豆").status == .done)
    #expect(journal.run("search", "長い名前", "--json").output.contains("\"r1\""))
    #expect(journal.run("log", "r1", "100g").status == .done)
    #expect(journal.run("log", "餅", "100g").status == .done)
    #expect(journal.run("recipe", "edit", "r1", "--yield", "90g").status == .done)
    let file = journal.folder + "/b.json"
    #expect(journal.run("backup", file).status == .done)
    #expect(journal.run(["restore", file], on: "other.sqlite").status == .done)
  }

  @Test("a recipe with stale figures says so where it is logged")
  func stale() throws {
    #expect(journal.run("recipe", "add", "元", "12004", "100g").status == .done)
    #expect(journal.run("log", "r1", "100g").messages.isEmpty)
    try Connection.writable(path: journal.path).execute("UPDATE own_recipe SET stale = 1")
    #expect(journal.run("log", "r1", "100g").messages.contains("r1 元"))
  }
}
