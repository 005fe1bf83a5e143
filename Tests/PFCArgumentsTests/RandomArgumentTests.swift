import PFCModel
import PFCTestSupport
import Testing

@testable import PFCArguments

/// The parser on random command lines.
@Suite struct RandomArgumentTests {
  private static let program = ProgramSpec(
    name: "pfc", summary: Bilingual("", ""),
    globals: [
      OptionSpec("json", help: Bilingual("", "")),
      OptionSpec("seed", value: "FILE", isRepeatable: true, help: Bilingual("", "")),
    ],
    commands: [
      CommandSpec(
        "search", operands: "QUERY…", operandCount: 0...Int.max, summary: Bilingual("", ""),
        options: [
          OptionSpec("limit", letter: "n", value: "N", help: Bilingual("", "")),
          OptionSpec("reverse", letter: "r", help: Bilingual("", "")),
          OptionSpec("uses", value: "FOOD", takesWords: true, help: Bilingual("", "")),
        ])
    ], whenAlone: "alone")
  /// The values that stand in one word with their options.
  private static let attached = ["-rn3": "3", "-n=4": "4", "--limit=5": "5", "--uses=米": "米", "--seed=a": "a"]
  private static let words = [
    "search", "肉", "卵", "3", "-", "-5", "--", "--json", "--seed", "--limit", "-n", "-r", "-rn3", "-n=4", "--limit=5",
    "--uses", "--uses=米", "--seed=a", "", "--limt",
  ]

  @Test("every word that is taken stands among the operands or the values, in its order, and nothing else does")
  func nothingIsLost() {
    var random = SplitMix(seed: 46)
    var taken = 0
    for _ in 0..<5000 {
      var line = (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
      line.insert("search", at: Int.random(in: 0...min(1, line.count), using: &random))
      guard let invocation = try? ArgumentParser.parse(line, Self.program) else { continue }
      taken += 1
      let values = ["seed", "limit", "uses"].flatMap(invocation.values)
      let command = [invocation.command].compactMap(\.self).filter { $0 != Self.program.whenAlone }
      let kept = command + invocation.operands + values
      #expect(kept.sorted() == Self.said(line).sorted(), "\(line)")
      #expect(Self.isSubsequence(invocation.operands, of: line), "\(line)")
    }
    #expect(taken > 1000)
  }

  /// What a command line says besides the names of its options.
  private static func said(_ line: [String]) -> [String] {
    var said: [String] = []
    var (isOver, isValue) = (false, false)
    for word in line {
      if isValue || isOver || !["--", "--json", "--seed", "--limit", "--uses", "-n", "-r"].contains(word) {
        said.append(isValue || isOver ? word : attached[word] ?? word)
        isValue = false
      } else {
        isOver = word == "--"
        isValue = ["--seed", "--limit", "--uses", "-n"].contains(word)
      }
    }
    return said
  }

  private static func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
    var rest = whole[...]
    return part.allSatisfy { word in
      guard let index = rest.firstIndex(of: word) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}
