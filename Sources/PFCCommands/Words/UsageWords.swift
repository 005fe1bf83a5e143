package import PFC
package import PFCArguments

extension UsageError: WordedError {
  package var code: String { words.code }
  package var message: Bilingual { words.message }
  package var hint: Bilingual { words.hint }
  package var kind: WordedErrorKind { .input }

  private var words: (code: String, message: Bilingual, hint: Bilingual) {
    let code: String
    let message: Bilingual
    let hint: Bilingual
    let seeHelp = Bilingual("`pfc --help` をご覧ください。", "See `pfc --help`.")
    switch self {
    case .unknownCommand(let word, let nearest):
      code = "unknown_command"
      message = Bilingual("そのようなコマンドはありません: \(word)", "There is no such command: \(word)")
      hint = nearest.map { Bilingual("`pfc \($0)` のことですか。", "Did you mean `pfc \($0)`?") } ?? seeHelp
    case .unknownOption(let option, let nearest):
      code = "unknown_option"
      message = Bilingual("そのようなオプションはありません: \(option)", "There is no such option: \(option)")
      hint =
        nearest.map { Bilingual("`\($0)` のことですか。", "Did you mean `\($0)`?") }
        ?? Bilingual("`--` の後に書けば語として扱います。", "Words that start with a dash go behind `--`.")
    case .missingValue(let option, let placeholder):
      code = "missing_value"
      message = Bilingual("\(option) に値がありません。", "\(option) has no value.")
      hint = Bilingual("\(option) \(placeholder) と書いてください。", "Write \(option) \(placeholder).")
    case .unexpectedValue(let option):
      code = "unexpected_value"
      message = Bilingual("\(option) は値を取りません。", "\(option) takes no value.")
      hint = Bilingual("値を除いてください。", "Leave the value out.")
    case .badChoice(let option, let value, let choices):
      code = "bad_choice"
      message = Bilingual("\(option) に使えない値です: \(value)", "\(option) does not take this value: \(value)")
      hint = Bilingual("使える値: \(choices.joined(separator: ", "))", "It takes: \(choices.joined(separator: ", "))")
    case .givenTwice(let option):
      code = "given_twice"
      message = Bilingual("\(option) が二度あります。", "\(option) is given twice.")
      hint = Bilingual("一つだけにしてください。", "Keep one of them.")
    case .exclusive(let options):
      code = "exclusive_options"
      message = Bilingual(
        "同時に使えません: \(options.joined(separator: " "))", "These exclude each other: \(options.joined(separator: " "))")
      hint = Bilingual("一つだけにしてください。", "Keep one of them.")
    case .missingOperand(let operands):
      code = "missing_operand"
      message = Bilingual("\(operands) がありません。", "\(operands) is missing.")
      hint = seeHelp
    case .extraOperand(let operand):
      code = "extra_operand"
      message = Bilingual("余分な語があります: \(operand)", "There is a word too many: \(operand)")
      hint = seeHelp
    case .unused(let option, let command, let needs):
      code = "unused_option"
      message = Bilingual(
        "`pfc \(command)` は、ここでは \(option) を使いません。", "`pfc \(command)` has no use for \(option) here.")
      hint =
        needs.map { Bilingual("\(option) は \($0) と一緒に書いてください。", "\(option) goes with \($0).") }
        ?? Bilingual("\(option) を除いてください。", "Leave \(option) out.")
    }
    return (code, message, hint)
  }
}
