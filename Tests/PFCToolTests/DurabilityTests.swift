import Foundation
import PFCTestSupport
import Testing

/// What is acknowledged stays, whatever happens to the process.
@Suite struct DurabilityTests {
  @Test("killed at random over 500 writes, every acknowledged entry is there and no half one")
  func killed() throws {
    try withFolder { folder in
      let journal = folder + "/j.sqlite"
      let pair = ["log", "01088", "150g", "+", "12004", "1個"]
      var acknowledged: [Int] = []
      var (longest, kills, random) = (20_000.0, 0, SplitMix(seed: 500))
      for _ in 0..<500 {
        let run = try start(pair, journal)
        usleep(UInt32.random(in: 0...UInt32(longest), using: &random))
        kill(run.process.processIdentifier, SIGKILL)
        let output = String(decoding: run.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        run.process.waitUntilExit()
        let isKilled = run.process.terminationReason != .exit
        if isKilled { kills += 1 } else { #expect(run.process.terminationStatus == 0) }
        // Half of them end before they are killed, however fast the machine is at the moment.
        longest = min(900_000, longest * (isKilled ? 1.05 : 1 / 1.05))
        // What was said is said, even if the process was killed just after.
        let numbers = Self.numbers(output)
        #expect(numbers.isEmpty || numbers.count == 2)
        acknowledged += numbers
      }
      let entries = try entries(journal)
      let numbers = entries.compactMap { $0["no"] as? Int }
      #expect(acknowledged.count > 250 && kills > 100, "\(acknowledged.count) acknowledged, \(kills) killed")
      #expect(Set(acknowledged).count == acknowledged.count)
      #expect(Set(acknowledged).isSubset(of: numbers))
      #expect(Set(numbers).count == entries.count)
      #expect(entries.allSatisfy { ($0["grams"] as? Double ?? 0) > 0 })
      let items = Dictionary(grouping: entries) { (($0["no"] as? Int ?? 0) + 1) / 2 }.values
      #expect(items.allSatisfy { Set($0.compactMap { $0["item"] as? String }) == ["01088", "12004"] })
    }
  }

  /// The numbers of the entries that an answer says are logged.
  private static func numbers(_ output: String) -> [Int] {
    guard output.hasPrefix("記録しました\n"), output.hasSuffix("kcal\n") else { return [] }
    return output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
  }

  private func read(_ run: (process: Process, output: Pipe)) throws -> String {
    let data = run.output.fileHandleForReading.readDataToEndOfFile()
    run.process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test("an answer that cannot be written says that the entry is recorded, and one that is only looked at does not")
  func unwritable() throws {
    try withFolder { folder in
      let pfc = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "pfc").path
      let scripts: [(script: String, writes: Bool)] = [
        ("\"$0\" log 01088 150g >/dev/full; echo $? >&2", true), ("\"$0\" log 01088 150g >&-; echo $? >&2", true),
        ("(sleep 0.3; \"$0\" log 01088 150g) | true; echo ${PIPESTATUS[0]} >&2", true),
        ("\"$0\" log >/dev/full; echo $? >&2", false),
      ]
      for (script, writes) in scripts {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", script, pfc]
        process.environment = ["PFC_DB": folder + "/j.sqlite", "PFC_NOW": "2026-11-30T12:34:00+09:00"]
        let messages = Pipe()
        process.standardError = messages
        try process.run()
        let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text.contains("保存されています") == writes, "\(script): \(text)")
        #expect(text.hasSuffix("2\n"), "\(script): \(text)")
      }
      #expect(try entries(folder + "/j.sqlite").count == 3)
    }
  }

  @Test("in a folder that may not be written a day can be looked at, and a change is refused")
  func readOnlyFolder() throws {
    try withFolder { folder in
      let journal = folder + "/j.sqlite"
      _ = try read(start(["log", "01088", "150g"], journal))
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: journal)
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
      func asNobody(_ arguments: [String]) throws -> (String, Int32) {
        let run = try start(arguments, journal, asNobody: getuid() == 0)
        let output = try read(run)
        return (output, run.process.terminationStatus)
      }
      let (day, status) = try asNobody(["log"])
      #expect(status == 0 && day.contains("ごはん"))
      #expect(try asNobody(["log", "01088", "150g"]).1 == 2)
      #expect(try entries(journal).count == 1)
    }
  }

  @Test("in a folder that may not be looked into there is no empty day, but an error")
  func closedFolder() throws {
    try withFolder { folder in
      let journal = folder + "/closed/j.sqlite"
      try FileManager.default.createDirectory(atPath: folder + "/closed", withIntermediateDirectories: false)
      #expect(try finish(start(["log", "01088", "150g"], journal)) == 0)
      try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: folder + "/closed")
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/closed") }
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
      for command in [["log"], ["search", "納豆"], ["backup", "-"]] {
        #expect(try finish(start(command, journal, asNobody: getuid() == 0)) == 2)
      }
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

  private func start(
    _ arguments: [String], _ journal: String, asNobody: Bool = false
  ) throws -> (process: Process, output: Pipe) {
    let process = Process()
    let pfc = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "pfc")
    process.executableURL = asNobody ? URL(filePath: "/usr/bin/setpriv") : pfc
    process.arguments =
      asNobody ? ["--reuid=65534", "--regid=65534", "--clear-groups", pfc.path] + arguments : arguments
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
