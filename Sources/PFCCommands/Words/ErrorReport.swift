package import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// An error as the program shows it: what happened and where, and what to do.
package struct ErrorReport {
  let code: String
  let message: String
  let hint: String
  package let status: ExitStatus
  private let candidates: [Candidate]

  package init(_ error: any Error, _ language: Language) {
    guard let error = error as? any WordedError else {
      code = "internal"
      message = "\(error)"
      hint = Bilingual("不具合です。お知らせください。", "This is a bug. Please report it.").text(language)
      status = .failed
      candidates = []
      return
    }
    (code, message, hint) = (error.code, error.message.text(language), error.hint.text(language))
    status = ExitStatus(error)
    candidates = (error as? LineError)?.candidates ?? []
  }

  /// `{"error":{…}}` on one line.
  package var json: String {
    var members: [(String, JSONValue)] = [
      ("code", .string(code)), ("message", .string(message)), ("hint", .string(hint)),
    ]
    if !candidates.isEmpty { members.append(("candidates", .array(candidates.map(Self.json)))) }
    return JSONValue.object([("error", .object(members))]).document
  }

  private static func json(_ candidate: Candidate) -> JSONValue {
    .object([
      ("id", .string(candidate.hit.item.id)), ("name", .string(candidate.hit.item.name)),
      ("grams", candidate.grams.map { Decimal.json($0, 2) } ?? .null),
      ("energy_kcal", candidate.energy.map { Decimal.json($0, 0) } ?? .null),
      ("nearest", .bool(candidate.hit.isNearest)),
    ])
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

/// An error that a command itself finds: of its options, or of a file that it cannot read.
struct CommandError: WordedError {
  let code: String
  let message: Bilingual
  let hint: Bilingual
  let kind: WordedErrorKind

  /// A file that was named cannot be read.
  static func unreadable(_ path: String) -> CommandError {
    CommandError(
      code: "file_unreadable", message: Bilingual("\(path): 読めません。", "\(path): it cannot be read."),
      hint: Bilingual("パスと読み取り権限を確かめてください。", "Check the path and that you may read it."), kind: .refused)
  }
}

extension ExitStatus {
  /// How a program ends that meets an error.
  init(_ error: any WordedError) {
    self =
      switch error.kind {
      case .input: .usage
      case .nothing: .nothing
      case .refused: .failed
      }
  }
}
