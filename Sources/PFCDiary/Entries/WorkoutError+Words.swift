internal import PFCModel

extension WorkoutError {
  var words: (message: Bilingual, hint: Bilingual) { wordsOfLines ?? wordsOfFigures }

  private static let writeDuration = Bilingual(
    "運動の後に時間を書いてください。例: ランニング 30分、1時間半、1h30m、90min、1:30。何も書いていません。",
    "Write a duration behind the exercise, as ランニング 30分, 1h30m, 90min or 1:30. Nothing was written.")

  private var wordsOfLines: (message: Bilingual, hint: Bilingual)? {
    switch self {
    case .noDuration(let words):
      (Bilingual("どれだけの時間かが分かりません: \(words)", "There is no duration for \(words)."), Self.writeDuration)
    case .count(let words, let count):
      (
        Bilingual(
          "回数からは時間が分かりません: \(words) \(count)", "A count tells no duration: \(words) \(count)"),
        Self.writeDuration
      )
    case .distance(let name, let distance):
      (
        Bilingual(
          "速さが分からないので、\(Decimal.text(distance, 3)) km の時間が分かりません: \(name)",
          "There is no speed from which \(Decimal.text(distance, 3)) km would tell a duration: \(name)"),
        Bilingual(
          "時間か速さを書いてください。例: \(name) 30分、\(name) 10km/h 5km。何も書いていません。",
          "Write a duration or a speed, as \(name) 30分 or \(name) 10km/h 5km. Nothing was written.")
      )
    case .noExercise(let text):
      (
        Bilingual("運動の名前のない時間です: \(text)", "A duration without an exercise: \(text)"),
        Bilingual("時間の前に運動の名前を書いてください。", "Write the exercise before the duration.")
      )
    case .twice(let text):
      (
        Bilingual("二度書かれています: \(text)", "This is said twice: \(text)"),
        Bilingual("一つだけにしてください。何も書いていません。", "Keep one of them. Nothing was written.")
      )
    case .meal(let text):
      (
        Bilingual("運動に食事の名前は使えません: \(text)", "A workout has no meal: \(text)"),
        Bilingual("時刻を書いてください。例: 7:30 ランニング 30分", "Write a time, as 7:30 ランニング 30分.")
      )
    case .notFound(let words):
      (
        Bilingual("その運動は見つかりません: \(words)", "No exercise is found: \(words)"),
        Bilingual(
          "`pfc search \(words) --kind exercise` などで探してください。何も書いていません。",
          "Look for it with `pfc search \(words) --kind exercise`. Nothing was written.")
      )
    case .empty:
      (
        Bilingual("記録する運動がありません。", "There is no workout to log."),
        Bilingual("たとえば `pfc workout ランニング 30分`。", "Try `pfc workout ランニング 30分`.")
      )
    case .duration(let text):
      (
        Bilingual("運動の時間ではありません: \(text)", "This is no duration of a workout: \(text)"),
        Bilingual("24 時間までで書いてください。例: 30分 1時間半 1h30m 90min 1:30", "At most 24 hours, as 30分, 1h30m, 90min or 1:30.")
      )
    default: nil
    }
  }

  private var wordsOfFigures: (message: Bilingual, hint: Bilingual) {
    switch self {
    case .noWeight(let day):
      (
        Bilingual("\(day.text) の体重が分かりません。", "No weight is known on \(day.text)."),
        Bilingual(
          "--kg 62.5 を付けるか、`pfc weight 62.5kg --date \(day.text)` で体重を記録してください。",
          "Add --kg 62.5, or log a weight: `pfc weight 62.5kg --date \(day.text)`.")
      )
    case .figure(let option, let text, let range):
      (
        Bilingual("\(option) の数ではありません: \(text)", "This is no figure for \(option): \(text)"),
        Bilingual("\(range) の数を書いてください。", "Write a number of \(range).")
      )
    case .mixed(let entries, let workouts):
      (
        Bilingual(
          "食事（\(Self.list(entries))）と運動（\(Self.list(workouts))）は一度に直せません。",
          "Entries (\(Self.list(entries))) and workouts (\(Self.list(workouts))) are not changed at once."),
        Bilingual("別々に直してください。", "Change them one by one.")
      )
    case .onlyEntries(let option):
      (
        Bilingual("\(option) は運動の記録には使えません。", "\(option) is not for workouts."),
        Bilingual(
          "運動は時間・運動・体重・日時・メモを直せます。", "A workout has a duration, an exercise, a weight, a day, a time and a note.")
      )
    case .onlyWorkouts(let option):
      (
        Bilingual("\(option) は運動の記録だけに使えます。", "\(option) is for workouts alone."),
        Bilingual("`pfc log` で番号を見られます。", "`pfc log` shows the numbers.")
      )
    case .unknownWeight(let day):
      (
        Bilingual("\(day.text) の体重はありません。", "There is no weight on \(day.text)."),
        Bilingual("`pfc weight list` で一覧を見られます。", "`pfc weight list` lists them.")
      )
    case .birth(let day):
      (
        Bilingual("生年月日が先の日です: \(day.text)", "The date of birth is to come: \(day.text)"),
        Bilingual("例: --birth 1990-04-01", "Write it as --birth 1990-04-01.")
      )
    case .word(let choices, let text):
      (
        Bilingual("選べる言葉ではありません: \(text)", "This is none of the choices: \(text)"),
        Bilingual("\(choices) のどれかを書いてください。", "Write one of \(choices).")
      )
    default: (Bilingual(code, code), Bilingual("", ""))
    }
  }

  private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }
}
