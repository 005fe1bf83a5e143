/// Turns arguments into an invocation. Pure: it reads nothing but its arguments.
///
/// Options may stand before and after the command and among the operands; `--` ends them; `--name=value`, `-nVALUE` and
/// joined flags (`-ab`) are taken as by other Unix programs.
package struct ArgumentParser {
  private let program: ProgramSpec
  private var invocation = Invocation()
  private var command: CommandSpec?
  private var rest: ArraySlice<String>
  /// The option whose values the next words are.
  private var openOption: String?

  /// Parses the arguments without the program's name. O(n).
  package static func parse(_ arguments: [String], _ program: ProgramSpec) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(program, arguments)
    try parser.run()
    return parser.invocation
  }

  private init(_ program: ProgramSpec, _ arguments: [String]) {
    self.program = program
    rest = arguments[...]
  }

  private mutating func run() throws(UsageError) {
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        try take(word: argument)
      } else if argument == "--" {
        optionsEnded = true
        openOption = nil
      } else if argument.hasPrefix("--") {
        try take(long: argument.dropFirst(2))
      } else if command != nil, !isOptionCluster(argument) {
        try take(word: argument)
      } else {
        try take(letters: argument.dropFirst())
      }
    }
    try check()
  }

  /// A dash before a digit is a number (a date or amount to refuse later), not an option.
  private func isOptionCluster(_ argument: String) -> Bool {
    guard let first = argument.dropFirst().first else { return false }
    return !first.isNumber
  }

  private mutating func take(word: String) throws(UsageError) {
    if let openOption { return invocation.add(openOption, word) }
    if command != nil { return invocation.operands.append(word) }
    command = try program.command(word)
    invocation.command = word
  }

  private mutating func take(long text: Substring) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard name.count > 1, let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption(
        "--" + name, nearest: Nearest.candidate(nearest: name, among: options.map(\.name)).map { "--" + $0 })
    }
    try take(option, "--" + name, attached: parts.count == 2 ? String(parts[1]) : nil)
  }

  private mutating func take(letters text: Substring) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", nearest: nil)
      }
      if option.value == nil {
        try take(option, "-\(letter)", attached: nil)
      } else {
        let attached = letters.hasPrefix("=") ? letters.dropFirst() : letters
        return try take(option, "-\(letter)", attached: letters.isEmpty ? nil : String(attached))
      }
    }
  }

  private mutating func take(_ option: OptionSpec, _ shown: String, attached: String?) throws(UsageError) {
    openOption = option.takesWords ? option.name : nil
    if invocation.has(option.name), !option.isRepeatable, option.value != nil { throw .givenTwice(option: shown) }
    guard let placeholder = option.value else {
      if attached != nil { throw .unexpectedValue(option: shown) }
      return invocation.add(option.name, nil)
    }
    guard let value = attached ?? rest.popFirst() else { throw .missingValue(option: shown, placeholder: placeholder) }
    if !option.choices.isEmpty {
      let chosen =
        option.isList ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value]
      for choice in chosen where !option.choices.contains(choice) {
        throw .badChoice(option: shown, value: choice, choices: option.choices)
      }
    }
    invocation.add(option.name, value)
  }

  private var options: [OptionSpec] { program.globals + (command?.options ?? []) }

  private mutating func check() throws(UsageError) {
    for group in program.exclusive {
      let given = group.filter(invocation.has).sorted()
      if given.count > 1 { throw .exclusive(given.map { "--" + $0 }) }
    }
    if invocation.has("help") || invocation.has("h") || invocation.has("version") { return }
    guard let command else {
      invocation.command = program.whenAlone
      return
    }
    if invocation.operands.count < command.operandCount.lowerBound { throw .missingOperand(command.operands) }
    if invocation.operands.count > command.operandCount.upperBound {
      throw .extraOperand(invocation.operands[command.operandCount.upperBound])
    }
    let name = invocation.operands.first ?? command.subcommandWhenAlone
    if let subcommand = command.subcommands.first(where: { $0.name == name }) {
      for option in command.options where invocation.has(option.name) && !subcommand.options.contains(option.name) {
        throw .unused("--" + option.name, "\(command.name) \(subcommand.name)", needs: nil)
      }
    }
  }
}
