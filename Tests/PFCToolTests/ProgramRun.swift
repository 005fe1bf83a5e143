import Foundation

/// Runs of the program as processes, on a journal of a folder of their own.
struct ProgramRun {
  let folder: String

  var journal: String { folder + "/j.sqlite" }

  static var program: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "pfc")
  }

  /// Gives a new folder to the body, which is gone afterwards.
  static func inFolder(_ body: (ProgramRun) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pfc-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(ProgramRun(folder: folder.path))
  }

  /// Starts the program, or a script of the shell that has it as `$0`.
  func start(
    _ arguments: [String], script: String? = nil, journal: String? = nil
  ) throws -> (process: Process, output: Pipe, messages: Pipe) {
    let process = Process()
    process.executableURL = script == nil ? Self.program : URL(filePath: "/bin/bash")
    process.arguments = script.map { ["-c", $0, Self.program.path] } ?? arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let kept = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
    process.environment = kept.merging([
      "PFC_DB": journal ?? self.journal, "PFC_NOW": "2026-11-30T12:34:00+09:00",
    ]) { $1 }
    let (output, messages) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, messages)
    try process.run()
    return (process, output, messages)
  }

  /// Runs the program to its end.
  func run(
    _ arguments: String..., script: String? = nil, journal: String? = nil
  ) throws -> (output: String, messages: String, status: Int32) {
    let (process, output, messages) = try start(arguments, script: script, journal: journal)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, errors, process.terminationStatus)
  }
}
