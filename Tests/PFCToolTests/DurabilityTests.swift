import Foundation
import Testing

/// What is acknowledged stays, whatever happens to the process.
@Suite struct DurabilityTests {
  @Test("killed at random over 500 writes, every acknowledged entry is there and no half one")
  func killed() throws {
    try withFolder { folder in
      let journal = folder + "/j.sqlite"
      var acknowledged = 0
      var random = SystemRandomNumberGenerator()
      for _ in 0..<500 {
        let process = try start(["log", "01088", "150g", "+", "12004", "1個", "--json"], journal)
        usleep(UInt32.random(in: 0...30_000, using: &random))
        kill(process.process.processIdentifier, SIGKILL)
        let output = process.output.fileHandleForReading.readDataToEndOfFile()
        process.process.waitUntilExit()
        if process.process.terminationReason == .exit, process.process.terminationStatus == 0 { acknowledged += 1 }
        if process.process.terminationReason == .exit { #expect(!output.isEmpty) }
      }
      let entries = try entries(journal)
      #expect(entries.count % 2 == 0)
      #expect(entries.count >= acknowledged * 2)
      #expect(Set(entries.compactMap { $0["no"] as? Int }).count == entries.count)
      #expect(entries.allSatisfy { ($0["grams"] as? Double ?? 0) > 0 })
    }
  }

  @Test("twenty at once all land, each with a number of its own")
  func parallel() throws {
    try withFolder { folder in
      let journal = folder + "/j.sqlite"
      let processes = try (0..<20).map { _ in try start(["log", "01088", "150g"], journal).process }
      for process in processes { process.waitUntilExit() }
      #expect(processes.allSatisfy { $0.terminationStatus == 0 })
      #expect(Set(try entries(journal).compactMap { $0["no"] as? Int }) == Set(1...20))
    }
  }

  @Test("a folder or journal that may not be written is an error, and the file is untouched")
  func readOnly() throws {
    try withFolder { folder in
      #expect(try finish(start(["log", "01088", "150g"], "/proc/none/j.sqlite")) == 2)
      let file = folder + "/file"
      try Data().write(to: URL(filePath: file))
      #expect(try finish(start(["log", "01088", "150g"], file + "/j.sqlite")) == 2)
      #expect(try finish(start(["log", "01088", "150g"], folder)) == 2)
    }
  }

  @Test("a search never makes the journal")
  func search() throws {
    try withFolder { folder in
      #expect(try finish(start(["search", "鶏むね"], folder + "/j.sqlite")) == 0)
      #expect(try finish(start(["log"], folder + "/j.sqlite")) == 0)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files.isEmpty)
    }
  }

  private func entries(_ journal: String) throws -> [[String: Any]] {
    let run = try start(["log", "--json"], journal)
    let data = run.output.fileHandleForReading.readDataToEndOfFile()
    run.process.waitUntilExit()
    let day = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(day["entries"] as? [[String: Any]])
  }

  private func finish(_ run: (process: Process, output: Pipe)) throws -> Int32 {
    _ = run.output.fileHandleForReading.readDataToEndOfFile()
    run.process.waitUntilExit()
    return run.process.terminationStatus
  }

  private func start(_ arguments: [String], _ journal: String) throws -> (process: Process, output: Pipe) {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "pfc")
    process.arguments = arguments
    let kept = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
    process.environment = kept.merging(["PFC_DB": journal, "PFC_NOW": "2026-11-30T12:34:00+09:00"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return (process, output)
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pfc-durable-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
