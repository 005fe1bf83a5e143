import Foundation
import Testing

/// The folder `Tests/Golden`: tables of cases, and what each case prints.
enum GoldenFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden").path

  /// The files that cases read.
  static let inputs = folder + "/Files"

  /// Whether the files are written anew instead of compared. A run that does so fails, so that it can be on in no CI.
  static let areRewritten = !(ProcessInfo.processInfo.environment["PFC_UPDATE_GOLDEN"] ?? "").isEmpty

  /// The lines of a table with their numbers, without blank ones and comments.
  static func lines(of table: String) throws -> [(number: Int, line: String)] {
    let text = try String(contentsOf: URL(filePath: "\(folder)/\(table)"), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0 + 1, line: String($1)) }.filter { !$0.line.isEmpty && !$0.line.hasPrefix("#") }
  }

  /// Compares a text with a golden file, byte for byte.
  static func expect(_ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: "\(folder)/\(name).txt")
    let kept = try? Data(contentsOf: file)
    if kept == Data(text.utf8) { return }
    if areRewritten {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let what = kept.map { difference(String(decoding: $0, as: UTF8.self), text) } ?? " is missing"
    Issue.record(
      "Tests/Golden/\(name).txt\(what)\nIf this is meant, run with PFC_UPDATE_GOLDEN=1 and read the diff.",
      sourceLocation: sourceLocation)
  }

  /// The files of cases that are there, by name.
  static func kept() throws -> [String] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains("/") }
    return files.filter { $0.hasSuffix(".txt") && !$0.hasPrefix("Files/") }.map { String($0.dropLast(4)) }.sorted()
  }

  static func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(folder)/\(name).txt") }

  /// The first line that differs.
  private static func difference(_ kept: String, _ text: String) -> String {
    let lines = [kept, text].map { $0.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
    let place = zip(lines[0], lines[1]).prefix { $0.elementsEqual($1) }.count
    func line(_ side: Int) -> String {
      lines[side].indices.contains(place) ? String(decoding: lines[side][place], as: UTF8.self) : "(no more lines)"
    }
    return ":\(place + 1):\n  was  \(line(0))\n  now  \(line(1))"
  }
}

/// A table of cases that cannot be used.
struct GoldenFault: Error, CustomStringConvertible {
  let place: String
  let what: String

  var description: String { "\(place): \(what)" }
}
