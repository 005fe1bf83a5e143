import Foundation
import Testing

@testable import PFCCommands

/// A folder with a journal of its own and a fixed clock; gone with the test.
final class TestJournal {
  let folder: String

  init() {
    let url = FileManager.default.temporaryDirectory.appending(path: "pfc-commands-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var path: String { folder + "/j.sqlite" }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  func run(_ arguments: String...) -> Outcome { run(arguments) }

  /// Runs a command line on the journal, or on another of the folder.
  func run(
    _ arguments: [String], on name: String = "j.sqlite", width: Int? = nil, now: String = "2026-11-30T12:34:00+09:00"
  ) -> Outcome {
    var context = CommandContext(
      arguments: arguments, environment: ["PFC_DB": "\(folder)/\(name)", "PFC_NOW": now])
    context.terminalWidth = width
    return Program.run(context)
  }

  func object(_ arguments: String...) throws -> [String: Any] { try Self.object(run(arguments)) }

  static func object(_ outcome: Outcome) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome.messages)")
  }
}
