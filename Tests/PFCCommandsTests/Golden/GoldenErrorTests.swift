import Foundation
import PFC
import PFCArguments
import PFCRender
import Testing

@testable import PFCCommands

/// The words of errors that no case can provoke on every machine, as a full disk, beside those that it can.
@Suite struct GoldenErrorTests {
  @Test("an error is worded as its golden file says, in both languages and as JSON", arguments: names)
  func words(name: String) throws {
    let errors = try #require(Self.groups.first { $0.name == name }?.errors)
    try GoldenFiles.expect(errors.map(Self.shown).joined(separator: "\n"), in: name)
  }

  @Test("every error code of the sources stands in a golden file")
  func codes() throws {
    let golden = try GoldenFiles.kept().map {
      try String(contentsOf: URL(filePath: "\(GoldenFiles.folder)/\($0).txt"), encoding: .utf8)
    }.joined()
    let codes = try Self.rooms.reduce(into: Set<String>()) { codes, room in
      codes.formUnion(try Self.codes(of: room, #"code(?::| =) "([a-z_]+)"|"([a-z_]+)",\s*Bilingual\("#))
      codes.formUnion(try Self.codes(of: room, #"(?m)case \.[^"]*: "([a-z]+(?:_[a-z]+)+)"$"#))
      codes.formUnion(try Self.codes(of: room, #"code: String \{ "([a-z_]+)" \}"#))
    }
    #expect(codes.count > 80)
    // Its command line has --csv or --tsv, which excludes --json.
    let textOnly: Set = ["explain_needs_text"]
    let missing = codes.subtracting(textOnly).filter { !golden.contains("\"code\":\"\($0)\"") }.sorted()
    #expect(missing.isEmpty, "no golden file shows these codes")
  }

  /// The rooms that have errors of their own.
  private static let rooms = ["PFCModel", "PFCCatalog", "PFCDiary", "PFCImport", "PFCCommands"]

  static let names = groups.map(\.name)

  private static func shown(_ error: any Error) -> String {
    let reports = Language.allCases.map { ErrorReport(error, $0) }
    let texts = reports.map { $0.text(TextStyle(usesColor: false)) }
    return "== \(reports[0].code) [exit \(reports[0].status.rawValue)]\n" + texts.joined() + reports[0].json
  }

  /// What the pattern captures in the Swift files below a folder of the sources, each text once; of files that say codes.
  private static func codes(of folder: String, _ pattern: String) throws -> Set<String> {
    let root = URL(filePath: GoldenFiles.folder).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/\(folder)")
    let regex = try Regex(pattern)
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    return try files.reduce(into: []) { codes, file in
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      guard ["code:", "code =", "typealias Words"].contains(where: text.contains) else { return }
      for match in text.matches(of: regex) {
        codes.formUnion(match.output.dropFirst().compactMap { $0.substring.map(String.init) })
      }
    }
  }

  private static let path = "/home/u/journal.sqlite"

  private static let groups: [(name: String, errors: [any Error])] = [
    ("errors/words/journal", journal.map { JournalError(path: path, reason: $0) }),
    ("errors/words/seed", seed.map { SeedError(seed: "more.pfcseed", reason: $0) }),
    ("errors/words/backup", backup), ("errors/words/recipe", recipe), ("errors/words/input", input),
  ]

  private static let journal: [JournalError.Reason] = [
    .cannotOpen, .unreachable(errorNumber: EACCES), .noFolder("/mnt/usb"), .readOnly, .locked, .full,
    .damaged("page 3"), .foreign, .newer(99),
    .outOfRange("at"), .failed("disk I/O error"),
  ]

  private static let seed: [SeedError.Reason] = [
    .notFound, .unreadable, .notASeed, .newer(9), .older(1), .truncated(4096, of: 8192), .damaged("block 7"),
    .sameName("more"), .otherTextRules("1 of 2025"),
  ]

  private static let backup: [BackupError] = [
    .exists(path: "b.json"), .notAFile(path: "b.json"), .isDatabase(path: "j.sqlite"),
    .noJournal(path: "b.json", journal: "j.sqlite"), .cannotWrite(path: "b.json", errorNumber: ENOENT),
    .cannotRead(path: "b.json", errorNumber: ENOENT),
    .notJSON(path: "b.json", line: 3, byte: 210, isCutShort: false),
    .notJSON(path: "b.json", line: 3, byte: 210, isCutShort: true), .notABackup(path: "b.json", what: "format"),
    .newer(path: "b.json", version: "9", program: "3.0.0"),
    .record(path: "b.json", .init(kind: "entries", position: 2, id: "7", field: "grams", found: "x")),
    .record(path: "b.json", .init(kind: "goals", position: 1, id: nil, field: "since", found: nil)),
    .duplicate(path: "b.json", kind: "entries", position: 2, id: "7"),
    .duplicate(path: "b.json", kind: "entries", position: 2, id: nil),
    .needsForce(path: "b.json", removed: 3, updated: 1, isEmpty: false),
    .needsForce(path: "b.json", removed: 3, updated: 0, isEmpty: true),
  ]

  private static let recipe: [RecipeFault] = [
    .nameTwice("カレー"), .tooLong(field: "name", start: "カレー", most: 200), .impossible("カレー"),
    .unknownItem(recipe: "カレー", item: "u99"), .cycle(["カレー", "だし", "カレー"]),
  ]

  /// An error that nobody foresaw.
  private struct Unforeseen: Error {}

  private static let input: [any Error] = [
    CandidateChooser.stopped,
    DiaryInputError.date("x"), DiaryInputError.time("x"), DiaryInputError.number(.protein, "x"),
    DiaryInputError.entryNumber("x"), DiaryInputError.slot("x"), DiaryInputError.setting(.dayStart, "13:00"),
    DiaryInputError.setName("a b"), EntryError.missingEnergy, EntryError.noChange, GoalError.ratioAndGrams(.fat),
    RecipeError.emptyName, RecipeError.noIngredients, RecipeError.noChange, DishFinder.Failure.unknownIngredient("x"),
    Unforeseen(),
  ]
}
