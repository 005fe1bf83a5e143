import Foundation
import Testing

/// The program as a process: what only the world around it shows.
@Suite struct ProcessTests {
  @Test("a search leaves an empty HOME empty, and works without HOME")
  func home() throws {
    try withFolder { home in
      let result = try run(["search", "鶏むね"], environment: ["HOME": home])
      #expect(result.status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: home).isEmpty)
    }
    #expect(try run(["search", "鶏むね"], environment: [:]).output.contains("11219"))
  }

  @Test("bytes out are UTF-8 under every locale", arguments: ["C", "POSIX", "ja_JP.eucJP", "en_US.ISO-8859-1"])
  func locales(locale: String) throws {
    #expect(try run(["search", "鶏むね", "--json"], environment: ["LC_ALL": locale]).output.contains("鶏むね肉"))
  }

  @Test("a closed pipe ends quietly with 0")
  func closedPipe() throws {
    let shell = "\"$0\" search 肉 -n 2500 --json | head -c 1 >/dev/null; echo ${PIPESTATUS[0]}"
    let result = try run(["-c", shell, program.path], environment: [:], executable: URL(filePath: "/bin/bash"))
    #expect(result.output == "0\n")
    #expect(result.messages.isEmpty)
  }

  @Test("a full disk is an error, not a silent loss")
  func fullDisk() throws {
    #if os(Linux)
      let type = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
      try #require(type == .typeCharacterSpecial, "/dev/full must be the device: something has replaced it")
    #else
      guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #endif
    let shell = "\"$0\" search 肉 >/dev/full; echo $?"
    let result = try run(["-c", shell, program.path], environment: [:], executable: URL(filePath: "/bin/bash"))
    #expect(result.output == "2\n")
    #expect(result.messages.contains("pfc:"))
  }

  @Test("arguments that are not UTF-8 do no harm")
  func brokenArguments() throws {
    let shell = "\"$0\" search $'\\xff\\xfe\\xe3\\x81'; echo $?"
    let result = try run(["-c", shell, program.path], environment: [:], executable: URL(filePath: "/bin/bash"))
    #expect(result.output == "1\n")
  }

  @Test("a long query ends in an answer")
  func longQuery() throws {
    #expect(try run(["search", String(repeating: "鶏", count: 20_000)], environment: [:]).status == 1)
    #expect(try run(["search"] + Array(repeating: "鶏", count: 2000), environment: [:]).status <= 1)
  }

  private var program: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "pfc")
  }

  private func run(
    _ arguments: [String], environment: [String: String], executable: URL? = nil
  ) throws -> (output: String, messages: String, status: Int32) {
    let process = Process()
    process.executableURL = executable ?? program
    process.arguments = arguments
    // The search path of the loader must stay: the test build links the toolchain's shared libraries.
    let kept = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
    process.environment = environment.merging(kept) { given, _ in given }
    let (output, messages) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, messages)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, errors, process.terminationStatus)
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pfc-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
