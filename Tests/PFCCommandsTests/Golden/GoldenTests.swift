import PFCArguments
import PFCJSON
import Testing

@testable import PFCCommands

/// What the program prints, byte for byte: a fixed clock, width, language and journal, no colour. A new case is a line of
/// `Tests/Golden/cases.txt`; `PFC_UPDATE_GOLDEN=1` writes its file.
@Suite struct GoldenTests {
  @Test("a case prints what its golden file says", arguments: try GoldenCase.all())
  func cases(of item: GoldenCase) throws { try GoldenFiles.expect(item.transcript(), in: item.name) }

  @Test("help is what its golden file says, short and long, in both languages", arguments: helpNames)
  func help(name: String) throws {
    let command = name == Program.specification.name ? "" : " " + name
    let lines =
      ["", "LANG=en_US.UTF-8 "].flatMap { language in ["-h", "--help"].map { "\(language)pfc\(command) \($0)" } }
      + ["COLUMNS=40 pfc\(command) --help"]
    let runs = try lines.map { try GoldenRun(script: #require(GoldenScript($0))).transcript() }
    try GoldenFiles.expect(runs.joined(separator: "\n"), in: "help/" + name)
  }

  @Test("with --json, all that a command line writes is JSON", arguments: Program.specification.commands.map(\.name))
  func json(command: String) throws {
    let uses = Self.commandLines.filter { $0[0] == command }
    let ends = [
      command == "backup" ? ["DIR/b.json"] : [], ["--help"], ["-h"], ["--version"], ["xyzzy"], ["1", "2"],
      ["--no-such-option"], ["--csv"],
    ]
    let world = try GoldenWorld(for: command)
    for arguments in uses.flatMap({ use in ends.map { use + $0 } }) {
      let outcome = world.run(GoldenScript.Command(arguments: ["--json"] + arguments), input: nil)
      #expect(outcome.output.isEmpty || JSONReader.value(of: outcome.output) != nil, "\(arguments)")
      if outcome.status != .done, outcome.output.isEmpty {
        #expect(JSONReader.value(of: outcome.messages) != nil, "\(arguments): \(outcome.messages)")
      }
      if outcome.status == .done { #expect(!outcome.output.isEmpty, "\(arguments)") }
    }
  }

  @Test("every command and subcommand has a case in every form")
  func complete() throws {
    let cases = try GoldenCase.all()
    for words in Self.commandLines {
      let forms = cases.filter { $0.script.commands.last?.arguments.starts(with: words) == true }.flatMap(\.forms)
      let missing = (GoldenForm.named("all") ?? []).filter { !forms.contains($0) }.map(\.rawValue)
      #expect(missing.isEmpty, "cases.txt has no case of pfc \(words.joined(separator: " ")) in: \(missing)")
    }
  }

  @Test("no golden file is left over, no name stands twice, and nothing rewrites the files unseen")
  func leftovers() throws {
    let names = try GoldenCase.all().map(\.name) + Self.helpNames.map { "help/" + $0 } + GoldenErrorTests.names
    #expect(Set(names).count == names.count)
    let leftovers = try GoldenFiles.kept().filter { !names.contains($0) }
    if GoldenFiles.areRewritten {
      for name in leftovers { try GoldenFiles.remove(name) }
      Issue.record("PFC_UPDATE_GOLDEN is set: golden files were written anew. Read the diff and run again without it.")
    } else {
      #expect(leftovers.isEmpty, "no case writes these; PFC_UPDATE_GOLDEN=1 removes them")
    }
  }

  @Test("JSON is shown in lines, and without them it is what was printed")
  func lines() {
    let document = #"{"a":1,"b":[{"c":"},{\\\"","d":[]},{"e":null}],"f":2,"g":{"h":"[,{"}}"# + "\n"
    let lines = #"{"a":1,\ "b":[{"c":"},{\\\"",\ "d":[]},\ {"e":null}],\ "f":2,\ "g":{"h":"[,{"}}"# + "\n"
    #expect(JSONLines.broken(document) == lines.replacing("\\ ", with: "\\\n"))
    #expect(JSONLines.broken(document).replacing("\\\n", with: "") == document)
  }

  static let helpNames = [Program.specification.name] + Program.specification.commands.map(\.name)

  /// The words that begin a use of each command: its name, and each subcommand that its usage line names.
  private static let commandLines = Program.specification.commands.flatMap { command -> [[String]] in
    let uses = command.operands.split { "[]|".contains($0) }.compactMap { $0.split(separator: " ").first }
    let subcommands = uses.filter { $0.allSatisfy { $0.isLowercase } && command.operands.contains("|") }
    return subcommands.isEmpty ? [[command.name]] : subcommands.map { [command.name, String($0)] }
  }
}
