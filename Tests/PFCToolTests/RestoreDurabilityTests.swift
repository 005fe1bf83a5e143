import Foundation
import PFCTestSupport
import Testing

/// A restore is all or nothing, whatever happens to the process.
@Suite struct RestoreDurabilityTests {
  @Test("killed at any moment of a restore, the journal is the old one or the new one")
  func killed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pfc-restore-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (journal, file) = (folder + "/j.sqlite", folder + "/b.json")
    try finish(start(["log", "01088", "150g", "+", "12004", "1個"], journal))
    for _ in 0..<9 { try finish(start(["repeat", "今日"], journal)) }
    try finish(start(["backup", file], journal))
    try finish(start(["log", "04046"], journal))
    try finish(start(["rm", "1", "2", "3"], journal))
    let states = try [day(journal), backedUp(file, folder)]
    #expect(states[0] != states[1])
    var random = SplitMix(seed: 15)
    for _ in 0..<15 {
      let process = try start(["restore", file, "--force"], journal)
      usleep(UInt32.random(in: 0...1_200_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let now = try day(journal)
      #expect(states.contains(now))
      if now == states[1] { try finish(start(["undo"], journal)) }
      #expect(try day(journal) == states[0])
    }
    for copy in try FileManager.default.contentsOfDirectory(atPath: folder) where copy.contains("before-restore") {
      if !copy.contains("partial") { #expect(try day(folder + "/" + copy) == states[0], "\(copy)") }
    }
  }

  /// What the journal of a backup shows.
  private func backedUp(_ file: String, _ folder: String) throws -> String {
    try finish(start(["restore", file], folder + "/new.sqlite"))
    return try day(folder + "/new.sqlite")
  }

  private func day(_ journal: String) throws -> String {
    let output = Pipe()
    let process = try start(["log", "--tsv"], journal, output)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  private func finish(_ process: Process) throws {
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func start(_ arguments: [String], _ journal: String, _ output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "pfc")
    process.arguments = arguments
    let kept = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
    process.environment = kept.merging(["PFC_DB": journal, "PFC_NOW": "2026-11-30T12:34:00+09:00"]) { $1 }
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
