/// An error that says in words what is wrong and what to do. Every error of pfc is one.
///
/// `print(error)` prints both in English; ``message`` and ``hint`` have them in Japanese too.
public protocol WordedError: Error, CustomStringConvertible, Sendable {
  /// The stable code, as `journal_locked`.
  var code: String { get }
  /// What is wrong, and where.
  var message: Bilingual { get }
  /// What to do; commands are those of the program `pfc`. Empty where nothing can be done.
  var hint: Bilingual { get }
  /// What kind of error it is.
  var kind: WordedErrorKind { get }
}

/// Who can mend an error.
public enum WordedErrorKind: Sendable, Hashable {
  /// What was said is not understood, or cannot be: say it otherwise.
  case input
  /// What was asked for is not there.
  case nothing
  /// It was understood, and refused or failed: the state of a file or of the user's own items is in the way.
  case refused
}

extension WordedError {
  /// The message and the hint in a language, a line each.
  public func text(_ language: Language) -> String {
    [message.text(language), hint.text(language)].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The message and the hint in English.
  public var description: String { text(.english) }
}
