import Foundation
import PFC
import PFCText

@testable import PFCCommands

/// One run of command lines in a folder of its own, with the journal that `journal.txt` fills.
struct GoldenRun {
  let script: GoldenScript

  /// The last command line, its exit status and what it wrote. The commands before it must succeed.
  func transcript() throws -> String {
    let world = try GoldenWorld(for: script.text)
    let commands = script.commands
    for command in commands.dropLast() {
      let outcome = world.run(command, input: nil)
      guard outcome.status == .done else { throw GoldenFault(place: script.text, what: outcome.messages) }
    }
    guard let last = commands.last else { throw GoldenFault(place: script.text, what: "no command") }
    let outcome = world.run(last, input: script.input)
    let isJSON = last.arguments.contains("--json")
    var text = "$ \(script.text)\n[exit \(outcome.status.rawValue)]\n"
    text += Self.section("stdout", isJSON ? JSONLines.broken(outcome.output) : outcome.output)
    text += Self.section("stderr", outcome.messages)
    let versions = last.arguments.contains("--version") ? FoodCatalog.libraryVersions.named : []
    return try world.neutral(text, hiding: versions)
  }

  private static func section(_ title: String, _ text: String) -> String {
    if text.isEmpty { return "" }
    return "[\(title)]\n" + text + (text.hasSuffix("\n") ? "" : "\n[no line end]\n")
  }
}

extension LibraryVersions {
  /// The versions that the machine decides, with the names that stand for them in golden files.
  fileprivate var named: [(text: String, name: String)] {
    [("SQLite \(sqlite)", "SQLite VERSION"), ("ICU \(icu)", "ICU VERSION"), ("Unicode \(unicode)", "Unicode VERSION")]
      + [("sqlite", sqlite), ("icu", icu), ("unicode", unicode)].map { key, version in
        ("\"\(key)\":\"\(version)\"", "\"\(key)\":\"VERSION\"")
      }
  }
}

/// The folder of a run: `DIR` in golden files, where `FILES` is `Tests/Golden/Files`.
final class GoldenWorld {
  private let folder: String

  /// The bytes of the journal and of its write-ahead log.
  func journal() throws -> [Data] {
    try ["", "-wal"].map { "\(folder)/\(Self.journal)\($0)" }.filter { FileManager.default.fileExists(atPath: $0) }
      .map { try Data(contentsOf: URL(filePath: $0)) }
  }

  /// Makes the folder, with the files that the command lines name.
  init(for script: String) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "pfc-golden-\(UUID().uuidString)")
    folder = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Self.filled.get().write(to: url.appending(path: Self.journal))
    for (name, bytes) in try Self.unusable.get() where script.contains("DIR/\(name)") {
      try bytes.write(to: url.appending(path: name))
    }
  }

  private init(empty folder: URL) throws {
    self.folder = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs a command with no world but the folder's: its clock is fixed, its language Japanese, its time zone Tokyo.
  func run(_ command: GoldenScript.Command, input: String?) -> Outcome {
    var environment = ["PFC_DB": "\(folder)/\(Self.journal)", "PFC_NOW": "2026-11-30T12:34:00+09:00"]
    environment.merge(command.environment.mapValues(placed)) { $1 }
    var context = CommandContext(
      arguments: command.arguments.map(placed), environment: environment,
      terminalWidth: environment["COLUMNS"].flatMap { Int($0) })
    context.readFile = { FileBytes.read($0) }
    let file = input.map(placed)
    context.readLines = { try InputText.lines(file.flatMap(FileBytes.read) ?? []) }
    return Program.run(context)
  }

  /// A text without what differs from run to run: the places of files, random identifiers and the given versions.
  func neutral(_ text: String, hiding versions: [(text: String, name: String)]) throws -> String {
    var text = text
    for (version, name) in versions { text = text.replacingOccurrences(of: version, with: name) }
    text = text.replacingOccurrences(of: folder, with: "DIR")
      .replacingOccurrences(of: GoldenFiles.inputs, with: "FILES")
    var known: [String] = []
    return text.replacing(try Regex("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")) { match in
      let id = String(text[match.range])
      if !known.contains(id) { known.append(id) }
      return "UUID-\((known.firstIndex(of: id) ?? 0) + 1)"
    }
  }

  private func placed(_ text: String) -> String {
    text.replacingOccurrences(of: "DIR", with: folder).replacingOccurrences(of: "FILES", with: GoldenFiles.inputs)
  }

  private static let journal = "j.sqlite"

  /// The journal that every run starts from, made once.
  private static let filled = Result {
    let world = try GoldenWorld(empty: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
    for (number, line) in try GoldenFiles.lines(of: "journal.txt") {
      guard let script = GoldenScript(line), let command = script.commands.first else {
        throw GoldenFault(place: "journal.txt:\(number)", what: "not pfc …: \(line)")
      }
      let outcome = world.run(command, input: nil)
      guard outcome.status == .done else {
        throw GoldenFault(place: "journal.txt:\(number)", what: outcome.messages)
      }
    }
    return try Data(contentsOf: URL(filePath: "\(world.folder)/\(journal)"))
  }

  /// Journals that are refused, by the names that cases use.
  private static let unusable = filled.map { journal in
    var (newer, damaged) = (journal, journal)
    // SQLite keeps the user version in the bytes from 60 on.
    newer.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    damaged.replaceSubrange(4096..., with: Data(repeating: 0x55, count: journal.count - 4096))
    return ["newer.sqlite": newer, "damaged.sqlite": damaged, "foreign.sqlite": Data("not a journal\n".utf8)]
  }
}
