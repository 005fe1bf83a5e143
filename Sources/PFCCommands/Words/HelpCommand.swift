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
    try session.refuseTables(name)
    let command = invocation.operands.first
    if let command { _ = try Program.specification.command(command) }
    show(command, isLong: true, &session)
  }

  /// Prints the help of a command, or of the program for nil.
  static func show(_ command: String?, isLong: Bool, _ session: inout Session) {
    if session.format == .json {
      return session.print(HelpJSON(Program.specification, session.language).value(command: command).document)
    }
    let lines = TextTable(width: session.context.terminalWidth, style: session.style)
    let help = HelpText(
      Program.specification, session.language, columns: session.context.terminalWidth, width: TextStyle.columns,
      wrapped: { lines.wrapped($0, indented: $1) })
    session.print(help.text(command: command, isLong: isLong))
  }
}
