public import PFCModel

/// A word that is no date, time, meal, number or value of a setting.
public enum DiaryInputError: WordedError, Equatable {
  /// The text is no date.
  case date(String)
  /// The text is no time of day.
  case time(String)
  /// The text is no number for the figure of a component.
  case number(Nutrient, String)
  /// The text is no number of an entry.
  case entryNumber(String)
  /// The word names no meal.
  case slot(String)
  /// The text is no value of a setting.
  case setting(DiarySetting, String)
  /// A set cannot have this name.
  case setName(String)

  /// The stable code, as `bad_date`.
  public var code: String {
    switch self {
    case .date: "bad_date"
    case .time: "bad_time"
    case .number: "bad_number"
    case .entryNumber: "bad_entry_number"
    case .slot: "bad_slot"
    case .setting: "bad_setting"
    case .setName: "bad_set_name"
    }
  }

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .date(let text): Bilingual("日付ではありません: \(text)", "This is no date: \(text)")
    case .time(let text): Bilingual("時刻ではありません: \(text)", "This is no time: \(text)")
    case .number(let nutrient, let text):
      Bilingual(
        "\(nutrient.japaneseName)の数ではありません: \(text)", "This is no number for \(nutrient.englishName): \(text)")
    case .entryNumber(let text): Bilingual("記録の番号ではありません: \(text)", "This is no number of an entry: \(text)")
    case .slot(let text): Bilingual("食事の名前ではありません: \(text)", "This is no meal: \(text)")
    case .setting(let setting, let text):
      Bilingual("\(setting.rawValue) の値ではありません: \(text)", "\(text) is no value of \(setting.rawValue)")
    case .setName(let text): Bilingual("セットの名前にできません: \"\(text)\"", "This is no name of a set: \"\(text)\"")
    }
  }

  /// What would be one.
  public var hint: Bilingual {
    switch self {
    case .date:
      Bilingual("例: 今日 昨日 -1 2026-11-29 11/29 11月29日 月曜", "Examples: today yesterday -1 2026-11-29 11/29 mon")
    case .time: Bilingual("例: 7:30 0730 19時半", "Examples: 7:30 0730")
    case .number: Bilingual("0 以上の数を半角で書いてください。例: 750 30.5", "Write a number from 0, as 750 or 30.5.")
    case .entryNumber: Bilingual("`pfc log` の左端の番号を書いてください。", "Use the numbers that `pfc log` shows.")
    case .slot: Bilingual("朝 昼 夕 間食", "breakfast lunch dinner snack")
    case .setting: Bilingual("例: Asia/Tokyo, 04:00（正午より前）", "Examples: Asia/Tokyo, 04:00 (before noon)")
    case .setName: Bilingual("空白・、・+・@ のない名前にしてください。", "Take a name without spaces, commas, + and @.")
    }
  }

  /// What was said can be said otherwise.
  public var kind: WordedErrorKind { .input }
}
