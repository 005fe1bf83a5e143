internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc help`: what `--help` says, as a command.
enum HelpCommand {
  static let name = "help"

  static let specification = CommandSpec(
    name, operands: "[COMMAND]", operandCount: 0...1,
    summary: Bilingual("使い方を示す（--help と同じ）", "show how a command is used, as --help does"),
    examples: [("pfc help log", Bilingual("log の使い方", "how to log"))])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let command = invocation.operands.first
    if let command { _ = try Program.specification.command(command) }
    session.print(text(of: command, isLong: true, session))
  }

  /// The help of a command, or of the program for nil.
  static func text(of command: String?, isLong: Bool, _ session: Session) -> String {
    HelpText(Program.specification, session.language, width: TextStyle.columns).text(command: command, isLong: isLong)
  }
}
