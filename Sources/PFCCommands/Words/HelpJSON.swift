internal import PFC
internal import PFCArguments
internal import PFCJSON

/// Help as a document, for programs that complete or wrap the command line.
struct HelpJSON {
  private let program: ProgramSpec
  private let language: Language

  init(_ program: ProgramSpec, _ language: Language) {
    self.program = program
    self.language = language
  }

  /// The help of a command, or of the program with all of them for nil.
  func value(command name: String?) -> JSONValue {
    if let command = program.commands.first(where: { $0.name == name }) { return value(command) }
    return .object([
      ("name", .string(program.name)), ("summary", text(program.summary)),
      ("options", .array(program.globals.map(value))), ("commands", .array(program.commands.map(value))),
    ])
  }

  private func value(_ command: CommandSpec) -> JSONValue {
    .object([
      ("name", .string(command.name)), ("operands", .string(command.operands)), ("summary", text(command.summary)),
      ("subcommands", .array(command.subcommands.map { .string($0.name) })),
      ("options", .array(command.options.map(value))),
      (
        "examples",
        .array(command.examples.map { .object([("line", .string($0.line)), ("what", text($0.what))]) })
      ),
    ])
  }

  private func value(_ option: OptionSpec) -> JSONValue {
    .object([
      ("name", .string(option.name)), ("letter", .optional(option.letter.map(String.init))),
      ("value", .optional(option.value)), ("choices", .array(option.choices.map { .string($0) })),
      ("is_repeatable", .bool(option.isRepeatable)), ("help", text(option.help)),
    ])
  }

  private func text(_ words: Bilingual) -> JSONValue { .string(words.text(language)) }
}
