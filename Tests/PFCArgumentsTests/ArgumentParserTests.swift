import PFCModel
import Testing

@testable import PFCArguments

@Suite struct ArgumentParserTests {
  private static let program = ProgramSpec(
    name: "pfc", summary: Bilingual("", ""),
    globals: [
      OptionSpec("json", help: Bilingual("", "")), OptionSpec("csv", help: Bilingual("", "")),
      OptionSpec("seed", value: "FILE", isRepeatable: true, help: Bilingual("", "")),
      OptionSpec("h", letter: "h", help: Bilingual("", "")), OptionSpec("help", help: Bilingual("", "")),
    ],
    commands: [
      CommandSpec(
        "search", operands: "QUERY…", operandCount: 1...Int.max, summary: Bilingual("", ""),
        options: [
          OptionSpec("limit", letter: "n", value: "N", help: Bilingual("", "")),
          OptionSpec("kind", value: "KIND,…", choices: ["food", "exercise"], isList: true, help: Bilingual("", "")),
          OptionSpec("reverse", letter: "r", help: Bilingual("", "")),
          OptionSpec("uses", value: "FOOD", takesWords: true, help: Bilingual("", "")),
        ]),
      CommandSpec("show", operands: "ID", operandCount: 1...1, summary: Bilingual("", "")),
    ], whenAlone: "search", exclusive: [["json", "csv"]])

  @Test(
    "options may stand anywhere and in every usual form",
    arguments: [
      ["--json", "search", "肉", "-n", "3", "-r"], ["search", "-rn3", "--json", "肉"],
      ["search", "肉", "--limit=3", "--json", "-r"],
      ["search", "--json", "-r", "-n=3", "--", "肉"],
    ])
  func forms(arguments: [String]) throws {
    let invocation = try ArgumentParser.parse(arguments, Self.program)
    #expect(invocation.command == "search")
    #expect(invocation.operands == ["肉"])
    #expect(invocation.value("limit") == "3")
    #expect(invocation.has("json") && invocation.has("reverse") && !invocation.has("csv"))
  }

  @Test("behind -- everything is a word, and - is one")
  func words() throws {
    #expect(try ArgumentParser.parse(["search", "--", "-n", "--json"], Self.program).operands == ["-n", "--json"])
    #expect(try ArgumentParser.parse(["search", "-", "-5"], Self.program).operands == ["-", "-5"])
  }

  @Test("repeatable options keep every value")
  func repeated() throws {
    let invocation = try ArgumentParser.parse(["--seed", "a", "search", "--seed=b", "x"], Self.program)
    #expect(invocation.values("seed") == ["a", "b"])
  }

  static let errors: [(arguments: [String], error: UsageError)] = [
    (["serch", "x"], .unknownCommand("serch", nearest: "search")),
    (["xyz"], .unknownCommand("xyz", nearest: nil)),
    (["search", "--limt", "3", "x"], .unknownOption("--limt", nearest: "--limit")),
    (["search", "-z", "x"], .unknownOption("-z", nearest: nil)),
    (["search", "x", "-n"], .missingValue(option: "-n", placeholder: "N")),
    (["search", "x", "--json=1"], .unexpectedValue(option: "--json")),
    (
      ["search", "x", "--kind", "food,meal"],
      .badChoice(option: "--kind", value: "meal", choices: ["food", "exercise"])
    ),
    (["search", "x", "--kind", ""], .badChoice(option: "--kind", value: "", choices: ["food", "exercise"])),
    (["search", "x", "-n1", "-n2"], .givenTwice(option: "-n")),
    (["search", "x", "--json", "--csv"], .exclusive(["--csv", "--json"])),
    (["search"], .missingOperand("QUERY…")),
    (["show", "a", "b"], .extraOperand("b")),
  ]

  @Test("what is not understood says what and what was meant", arguments: errors.indices)
  func refused(index: Int) {
    let (arguments, error) = Self.errors[index]
    #expect(throws: error) { try ArgumentParser.parse(arguments, Self.program) }
  }

  @Test("an option that takes words takes them up to the next option, and may be given again")
  func openOption() throws {
    let invocation = try ArgumentParser.parse(
      ["search", "x", "--uses", "a", "b", "--json", "y", "--uses=c", "d", "--", "-z"], Self.program)
    #expect(invocation.values("uses") == ["a", "b", "c", "d"])
    #expect(invocation.operands == ["x", "y", "-z"])
    #expect(throws: UsageError.missingValue(option: "--uses", placeholder: "FOOD")) {
      try ArgumentParser.parse(["search", "x", "--uses"], Self.program)
    }
  }

  @Test("help needs no operands")
  func help() throws {
    #expect(try ArgumentParser.parse(["search", "-h"], Self.program).command == "search")
    #expect(try ArgumentParser.parse(["--help"], Self.program).command == nil)
  }
}
