internal import PFCArguments

/// The words for what is no date, time or number.
struct LogInputWords {
  let code: String
  let message: Bilingual
  let hint: Bilingual

  init(_ error: LogInputError) {
    switch error {
    case .date(let text):
      code = "bad_date"
      message = Bilingual("日付ではありません: \(text)", "This is no date: \(text)")
      hint = Bilingual("例: 今日 昨日 -1 2026-11-29 11/29 11月29日 月曜", "Examples: today yesterday -1 2026-11-29 11/29 mon")
    case .time(let text):
      code = "bad_time"
      message = Bilingual("時刻ではありません: \(text)", "This is no time: \(text)")
      hint = Bilingual("例: 7:30 0730 19時半", "Examples: 7:30 0730")
    case .number(let option, let text):
      code = "bad_number"
      message = Bilingual("\(option) の数ではありません: \(text)", "\(option) takes a number: \(text)")
      hint = Bilingual("0 以上の数を半角で書いてください。例: 750 30.5", "Write a number from 0, as 750 or 30.5.")
    case .entryNumber(let text):
      code = "bad_entry_number"
      message = Bilingual("記録の番号ではありません: \(text)", "This is no number of an entry: \(text)")
      hint = Bilingual("`pfc log` の左端の番号を書いてください。", "Use the numbers that `pfc log` shows.")
    case .slot(let text):
      code = "bad_slot"
      message = Bilingual("食事の名前ではありません: \(text)", "This is no meal: \(text)")
      hint = Bilingual("朝 昼 夕 間食", "breakfast lunch dinner snack")
    }
  }
}
