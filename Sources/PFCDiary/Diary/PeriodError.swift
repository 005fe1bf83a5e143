public import PFCModel

/// Why what was said is no period.
public enum PeriodError: WordedError, Equatable {
  /// The text names no days.
  case unknown(String)
  /// The text names a last day before the first.
  case reversed(String)

  /// The stable code, as `bad_period`.
  public var code: String {
    switch self {
    case .unknown: "bad_period"
    case .reversed: "reversed_period"
    }
  }

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .unknown(let text): Bilingual("期間ではありません: \(text)", "This is no period: \(text)")
    case .reversed(let text): Bilingual("終わりが始まりより前です: \(text)", "The period ends before it begins: \(text)")
    }
  }

  /// What would be one.
  public var hint: Bilingual {
    switch self {
    case .unknown:
      Bilingual(
        "例: day week month year 昨日 2026-11-01..2026-11-30",
        "Examples: day week month year yesterday 2026-11-01..2026-11-30")
    case .reversed: Bilingual("早い日を先に書いてください。", "Write the earlier day first.")
    }
  }

  /// What was said can be said otherwise.
  public var kind: WordedErrorKind { .input }
}
