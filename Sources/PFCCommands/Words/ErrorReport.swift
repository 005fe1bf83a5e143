internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender
internal import PFCText

/// The one place that puts errors into words: what happened and where, and what to do.
struct ErrorReport {
  let code: String
  let message: String
  let hint: String
  let status: ExitStatus
  private let language: Language

  init(_ error: any Error, _ language: Language) {
    self.language = language
    switch error {
    case let error as UsageError:
      let words = UsageWords(error)
      (code, message, hint) = (words.code, words.message.text(language), words.hint.text(language))
      status = .usage
    case let error as CommandError:
      (code, message, hint) = (error.code, error.message.text(language), error.hint.text(language))
      status = error.status
    case let error as LogFailure:
      (code, message, hint) = (error.code, error.message.text(language), error.hint.text(language))
      status = error.status
    case let error as OwnFoodFailure:
      (code, message, hint) = (error.code, error.message.text(language), error.hint.text(language))
      status = error.status
    case let error as RecipeFileFailure:
      (code, message, hint) = (error.code, error.message.text(language), error.hint.text(language))
      status = error.status
    case let error as InputText.Fault:
      let words = InputTextWords(error)
      (code, message, hint) = (words.code, words.message.text(language), words.hint.text(language))
      status = .failed
    case let error as LogInputError:
      let words = LogInputWords(error)
      (code, message, hint) = (words.code, words.message.text(language), words.hint.text(language))
      status = .usage
    case let error as RecipeFault:
      let words = RecipeFaultWords(error)
      (code, message, hint) = (words.code, words.message.text(language), words.hint.text(language))
      status = .failed
    case let error as JournalError:
      let words = JournalWords(error)
      (code, message, hint) = (error.code, words.message.text(language), words.hint.text(language))
      status = .failed
    case let error as BackupError:
      let words = BackupWords(error)
      (code, message, hint) = (error.code, words.message.text(language), words.hint.text(language))
      status = .failed
    case let error as SeedError:
      let words = SeedWords(error)
      (code, message, hint) = (error.code, words.message.text(language), words.hint.text(language))
      status = .failed
    default:
      code = "internal"
      message = "\(error)"
      hint = Bilingual("不具合です。お知らせください。", "This is a bug. Please report it.").text(language)
      status = .failed
    }
  }

  /// `{"error":{…}}` on one line.
  var json: String {
    JSONValue.object([
      ("error", .object([("code", .string(code)), ("message", .string(message)), ("hint", .string(hint))]))
    ]).document
  }

  /// The message and the hint, a line each.
  func text(_ style: TextStyle) -> String {
    let lines =
      [style.error("pfc: ") + Self.indented(message)] + (hint.isEmpty ? [] : ["     " + Self.indented(hint)])
    return lines.map { $0 + "\n" }.joined()
  }

  /// Text whose further lines stand below the first one.
  private static func indented(_ text: String) -> String {
    TerminalText.safe(text).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n     ")
  }
}

/// An error that a command itself finds.
struct CommandError: Error {
  let code: String
  let message: Bilingual
  let hint: Bilingual
  let status: ExitStatus
}
