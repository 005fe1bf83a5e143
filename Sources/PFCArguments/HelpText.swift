package import PFCModel

/// Writes help from the table of commands.
package struct HelpText {
  private let program: ProgramSpec
  private let language: Language
  /// How many columns a text takes.
  private let width: (String) -> Int
  /// The columns of the terminal; nil for no limit.
  private let columns: Int?
  /// Lays a line out in as many as the terminal needs, the later ones indented.
  private let wrapped: (String, Int) -> [String]

  package init(
    _ program: ProgramSpec, _ language: Language, columns: Int?, width: @escaping (String) -> Int,
    wrapped: @escaping (String, Int) -> [String]
  ) {
    self.program = program
    self.language = language
    self.columns = columns
    self.width = width
    self.wrapped = wrapped
  }

  /// The help of the program or of one of its commands; the long form has examples.
  package func text(command name: String?, isLong: Bool) -> String {
    guard let command = program.commands.first(where: { $0.name == name }) else { return programHelp(isLong) }
    var lines = wrapped("\(program.name) \(command.name): \(command.summary.text(language))", 2) + [""]
    lines += wrapped("\(title("使い方", "Usage")): \(usage(of: command))", 2)
    lines += section(title("オプション", "Options"), command.options)
    if isLong { lines += section(title("共通オプション", "Global options"), program.globals) + examples(command.examples) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The usage line of a command.
  package func usage(of command: CommandSpec) -> String {
    let options = command.options.isEmpty ? "" : " [\(title("オプション", "OPTIONS"))]"
    return "\(program.name) \(command.name)" + (command.operands.isEmpty ? "" : " \(command.operands)") + options
  }

  private func programHelp(_ isLong: Bool) -> String {
    var lines = wrapped("\(program.name): \(program.summary.text(language))", 2) + [""]
    lines.append("\(title("使い方", "Usage")): \(program.name) \(title("コマンド", "COMMAND")) …")
    lines += ["", title("コマンド", "Commands") + ":"]
    lines += rows(program.commands.map { ($0.name + ($0.operands.isEmpty ? "" : " \($0.operands)"), $0.summary) })
    lines += section(title("共通オプション", "Global options"), program.globals)
    if isLong {
      lines += examples(program.commands.flatMap(\.examples))
    } else {
      lines += [""] + wrapped(title("くわしくは", "More") + ": \(program.name) \(title("コマンド", "COMMAND")) --help", 2)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ options: [OptionSpec]) -> [String] {
    options.isEmpty ? [] : ["", title + ":"] + rows(options.map { (signature(of: $0), $0.help) })
  }

  private func examples(_ examples: [(line: String, what: Bilingual)]) -> [String] {
    examples.isEmpty
      ? []
      : ["", title("例", "Examples") + ":"]
        + examples.flatMap {
          wrapped("  \($0.line)", 4) + wrapped("      \($0.what.text(language))", 6)
        }
  }

  private func signature(of option: OptionSpec) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let long = option.name.count == 1 ? "-\(option.name)" : "--\(option.name)"
    let shown = option.name.count == 1 ? "-\(option.name)" : letter + long
    return shown + (option.value.map { " \($0)" } ?? "") + (option.takesWords ? "…" : "")
  }

  private func rows(_ rows: [(String, Bilingual)]) -> [String] {
    // In a narrow terminal the helps get half of it at least.
    let most = min(28, columns.map { max(4, $0 / 2 - 5) } ?? 28)
    let column = min(most, rows.map { width($0.0) }.max() ?? 0)
    return rows.flatMap { name, help -> [String] in
      let text = help.text(language)
      let room = column + 2 - width(name)
      let indent = String(repeating: " ", count: column + 4)
      if room < 2 { return wrapped("  " + name, 4) + wrapped(indent + text, column + 4) }
      return wrapped("  " + name + String(repeating: " ", count: room) + text, column + 4)
    }
  }

  private func title(_ japanese: String, _ english: String) -> String { language == .japanese ? japanese : english }
}
