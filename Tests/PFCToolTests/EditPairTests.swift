import Foundation
import Testing

/// Two processes that change one record at the same moment: both changes are there.
@Suite struct EditPairTests {
  private struct Pair {
    let name: String
    let set: [[String]]
    let both: [[String]]
    let show: [String]
    let holds: [String]
  }

  private static let pairs = [
    Pair(
      name: "entry", set: [["log", "01088", "150g"]], both: [["edit", "1", "--memo", "めも"], ["edit", "1", "200g"]],
      show: ["log", "--json"], holds: ["\"memo\":\"めも\"", "\"grams\":200"]),
    Pair(
      name: "own food", set: [["food", "add", "餅", "--kcal", "100"]],
      both: [["food", "edit", "u1", "--note", "めも"], ["food", "edit", "u1", "--kcal", "235"]],
      show: ["food", "list", "--json"], holds: ["めも", "235"]),
    Pair(
      name: "recipe", set: [["recipe", "add", "謎の鍋", "12004", "100g"]],
      both: [["recipe", "edit", "r1", "--category", "めも"], ["recipe", "edit", "r1", "--yield", "777g"]],
      show: ["recipe", "show", "r1", "--json"], holds: ["めも", "777"]),
  ]

  @Test("of two edits at one moment none is lost", arguments: pairs.indices)
  func together(index: Int) throws {
    let pair = Self.pairs[index]
    for _ in 0..<8 {
      try ProgramRun.inFolder { program in
        for command in pair.set { #expect(try program.start(command).process.finished == 0) }
        let runs = try pair.both.map { try program.start($0).process }
        #expect(runs.map(\.finished) == [0, 0])
        let shown = try program.start(pair.show)
        let text = String(decoding: shown.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        for part in pair.holds { #expect(text.contains(part), "\(pair.name) lacks \(part)") }
      }
    }
  }

  @Test("of two removals of one entry one is done and one refused, and one step is left to undo")
  func removals() throws {
    try ProgramRun.inFolder { program in
      #expect(try program.run("log", "01088", "150g").status == 0)
      let runs = try (0..<2).map { _ in try program.start(["rm", "1"]).process }
      #expect(runs.map(\.finished).sorted() == [0, 2])
      #expect(try program.run("undo").status == 0)
      #expect(try program.run("log", "--json").output.contains("\"no\":1"))
    }
  }
}

/// Limits of the system are errors, not signals.
@Suite struct LimitTests {
  @Test("a file that may not grow fails the write, and what is acknowledged is there")
  func fileSize() throws {
    try ProgramRun.inFolder { program in
      #expect(try program.run("log", "01088", "150g").status == 0)
      for blocks in [0, 8, 64, 256] {
        let before = try program.run("log", "--json").output
        let outcome = try program.run(script: "ulimit -f \(blocks); \"$0\" log 01088 100g; exit $?")
        let after = try program.run("log", "--json").output
        #expect([0, 2].contains(outcome.status), "\(blocks): \(outcome)")
        #expect((outcome.status == 0) == (before != after), "\(blocks): \(outcome)")
      }
    }
  }
}

extension Process {
  /// Waits for the end; gives the status.
  fileprivate var finished: Int32 {
    waitUntilExit()
    return terminationStatus
  }
}
