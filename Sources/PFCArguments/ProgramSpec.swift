package import PFCModel

/// An option of the command line.
package struct OptionSpec: Sendable {
  /// The long name without its dashes, as `limit`.
  package let name: String
  /// The one-letter name, as `n`.
  package let letter: Character?
  /// What stands for the value in the help, as `N`; nil for a flag.
  package let value: String?
  /// The values that are taken; empty for any.
  package let choices: [String]
  /// Whether the value may list several choices, separated by commas.
  package let isList: Bool
  /// Whether the option may be given more than once.
  package let isRepeatable: Bool
  /// Whether the words that follow the value, up to the next option, are values too: `--uses 卵 牛乳`.
  package let takesWords: Bool
  package let help: Bilingual

  package init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [], isList: Bool = false,
    isRepeatable: Bool = false, takesWords: Bool = false, help: Bilingual
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.isList = isList
    self.isRepeatable = isRepeatable || takesWords
    self.takesWords = takesWords
    self.help = help
  }
}

/// A subcommand: the first operand of a command that has some.
package struct SubcommandSpec: Sendable {
  package let name: String
  /// The long names of those options of the command that it uses.
  package let options: Set<String>

  package init(_ name: String, options: Set<String> = []) {
    self.name = name
    self.options = options
  }
}

/// A command.
package struct CommandSpec: Sendable {
  package let name: String
  /// What stands for the operands in the usage line, as `QUERY…`; empty for none.
  package let operands: String
  /// How many operands are taken.
  package let operandCount: ClosedRange<Int>
  package let summary: Bilingual
  package let options: [OptionSpec]
  /// The subcommands; empty for a command that has none. Each takes the options that it uses, and no others.
  package let subcommands: [SubcommandSpec]
  /// The subcommand that is meant where none is named; nil for none.
  package let subcommandWhenAlone: String?
  /// Command lines with what they do.
  package let examples: [(line: String, what: Bilingual)]

  package init(
    _ name: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0, summary: Bilingual,
    options: [OptionSpec] = [], subcommands: [SubcommandSpec] = [], whenAlone: String? = nil,
    examples: [(line: String, what: Bilingual)] = []
  ) {
    self.name = name
    self.operands = operands
    self.operandCount = operandCount
    self.summary = summary
    self.options = options
    self.subcommands = subcommands
    subcommandWhenAlone = whenAlone
    self.examples = examples
  }
}

/// The whole command line of a program: the one table from which parsing and help are made.
package struct ProgramSpec: Sendable {
  package let name: String
  package let summary: Bilingual
  package let globals: [OptionSpec]
  package let commands: [CommandSpec]
  /// The command that is meant where none is named.
  package let whenAlone: String
  /// Pairs of options of which one only may be given.
  package let exclusive: [Set<String>]

  package init(
    name: String, summary: Bilingual, globals: [OptionSpec], commands: [CommandSpec], whenAlone: String,
    exclusive: [Set<String>] = []
  ) {
    self.name = name
    self.summary = summary
    self.globals = globals
    self.commands = commands
    self.whenAlone = whenAlone
    self.exclusive = exclusive
  }

  /// The command of a name. Throws with the nearest name where there is none.
  package func command(_ name: String) throws(UsageError) -> CommandSpec {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, nearest: Nearest.candidate(nearest: name, among: commands.map(\.name)))
  }
}
