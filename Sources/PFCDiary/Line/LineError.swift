public import PFCModel

/// A line of several that cannot be read, or one for which nobody can be asked.
public struct LineError: WordedError {
  /// What is wrong with it.
  public let failure: LogResolver.Failure
  /// Its place among the lines, from 1; nil for the only one.
  public let line: Int?
  private let canChoose: Bool

  /// Makes an error. `canChoose` says whether the first candidate can be asked for.
  init(_ failure: LogResolver.Failure, line: Int?, canChoose: Bool = true) {
    self.failure = failure
    self.line = line
    self.canChoose = canChoose
  }

  /// The code of the failure.
  public var code: String { failure.code }
  /// What is wrong, behind the place of the line.
  public var message: Bilingual {
    let place = line.map { Bilingual("\($0) 行目: ", "line \($0): ") } ?? Bilingual("", "")
    return place + failure.words(canChoose: canChoose).message
  }
  /// What to do about it.
  public var hint: Bilingual { failure.words(canChoose: canChoose).hint }
  /// What the words that are not clear may mean, best first; empty for any other failure.
  public var candidates: [Candidate] {
    if case .ambiguous(_, let candidates) = failure { candidates } else { [] }
  }
  /// The kind of the failure.
  public var kind: WordedErrorKind { failure.kind }
}
