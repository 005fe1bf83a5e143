import Foundation
import Testing

@testable import PFCCommands

/// A journal that cannot be reached is an error, never an empty one.
@Suite final class UnreachableJournalTests {
  private let journal = TestJournal()

  /// Paths below the folder that say nothing of a journal, with the code of the error.
  private static let places: [(path: String, code: String)] = [
    ("loop", "journal_unreachable"), ("loop/j.sqlite", "journal_unreachable"), ("file/j.sqlite", "journal_unreachable"),
    ("dangling", "journal_unreachable"), (String(repeating: "n", count: 300), "journal_unreachable"),
    ("gone/j.sqlite", "journal_no_folder"), ("gone/deeper/j.sqlite", "journal_no_folder"),
  ]

  private static let commands = [
    ["log"], ["log", "01088", "150g"], ["search", "納豆"], ["food", "list"], ["undo"], ["backup", "-"],
    ["config", "set", "day-start", "04:00"],
  ]

  @Test("every command refuses a journal that cannot be reached, and makes nothing", arguments: places.indices)
  func refused(index: Int) throws {
    try prepare()
    let (path, code) = Self.places[index]
    let before = try FileManager.default.subpathsOfDirectory(atPath: journal.folder).sorted()
    for command in Self.commands {
      let outcome = journal.run(command + ["--json"], on: path)
      #expect(outcome.status == .failed, "\(command): \(outcome.output)")
      #expect(outcome.messages.contains("\"code\":\"\(code)\""), "\(command): \(outcome.messages)")
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: journal.folder).sorted() == before)
  }

  @Test("a good backup is not replaced by that of a journal that is not there or cannot be reached")
  func keeps() throws {
    try prepare()
    #expect(journal.run("log", "01088", "150g").status == .done)
    let file = journal.folder + "/keep.json"
    #expect(journal.run("backup", file).status == .done)
    let before = try Data(contentsOf: URL(filePath: file))
    for path in Self.places.map(\.path) + ["none.sqlite"] {
      #expect(journal.run(["backup", file, "--force"], on: path).status == .failed, "\(path)")
      #expect(try Data(contentsOf: URL(filePath: file)) == before)
    }
    #expect(journal.run(["backup", journal.folder + "/new.json", "--force"], on: "none.sqlite").status == .done)
  }

  @Test("no backup replaces the journal, its log, a link to it or another database, nor takes the journal's place")
  func databases() throws {
    #expect(journal.run("log", "01088", "150g").status == .done)
    let other = journal.folder + "/other.sqlite"
    #expect(journal.run(["log", "01088", "100g"], on: "other.sqlite").status == .done)
    try FileManager.default.linkItem(atPath: journal.path, toPath: journal.folder + "/hard.json")
    let before = try Data(contentsOf: URL(filePath: journal.path))
    for path in [journal.path, "\(journal.folder)/./j.sqlite", journal.folder + "/hard.json", other] {
      let outcome = journal.run("backup", path, "--force", "--json")
      #expect(outcome.status == .failed)
      #expect(outcome.messages.contains("backup_is_database"), "\(path): \(outcome.messages)")
    }
    #expect(try Data(contentsOf: URL(filePath: journal.path)) == before)
    let none = journal.run(["backup", journal.folder + "/none.sqlite"], on: "none.sqlite")
    #expect(none.status == .failed && !FileManager.default.fileExists(atPath: journal.folder + "/none.sqlite"))
  }

  private func prepare() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: journal.folder + "/loop", withDestinationPath: "loop")
    try files.createSymbolicLink(atPath: journal.folder + "/dangling", withDestinationPath: "gone/j.sqlite")
    try Data("x".utf8).write(to: URL(filePath: journal.folder + "/file"))
  }
}
