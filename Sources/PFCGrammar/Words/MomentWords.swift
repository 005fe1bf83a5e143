package import PFCModel

/// Words for meals, days and both: 昼ごはん, 昨日, 今朝, last night.
package enum MomentWords {
  static let table: WordTable<MomentWord> = {
    var rows: [(words: [String], meaning: MomentWord)] = []
    for (slot, words) in slots { rows.append((words, MomentWord(slot: slot))) }
    rows.append((["noon", "at noon", "正午", "お昼ちょうど"], MomentWord(seconds: 12 * 3600, slot: .lunch)))
    for (shift, words) in days { rows.append((words, MomentWord(day: .shift(shift)))) }
    for (shift, slot, words) in both { rows.append((words, MomentWord(day: .shift(shift), slot: slot))) }
    for (index, names) in weekdays.enumerated() { rows.append((names, MomentWord(day: .weekday(index)))) }
    return WordTable(rows)
  }()

  /// The meal that a whole word names; nil for anything else.
  package static func slot(_ word: String) -> MealSlot? {
    let text = LineText(word)
    return table.matches(in: text, at: 0).first { $0.end == text.count && $0.meaning.day == nil }?.meaning.slot
  }

  private static let slots: [(MealSlot, [String])] = [
    (
      .breakfast,
      [
        "朝", "朝食", "朝ごはん", "朝ご飯", "朝御飯", "朝ゴハン", "朝めし", "朝飯", "朝いち", "朝一", "あさ", "あさごはん", "モーニング", "breakfast",
        "brekkie", "morning",
      ]
    ),
    (
      .lunch,
      [
        "昼", "お昼", "昼食", "昼ごはん", "昼ご飯", "昼御飯", "昼ゴハン", "お昼ごはん", "お昼ご飯", "お昼御飯", "昼飯", "昼めし", "ひる", "おひる", "ひるごはん",
        "ランチ", "お昼時", "lunch",
        "lunchtime", "luncheon", "brunch", "ブランチ",
      ]
    ),
    (
      .dinner,
      [
        "夕", "夜", "晩", "夕食", "夕飯", "夕ごはん", "夕ご飯", "夕御飯", "晩ごはん", "晩ご飯", "晩御飯", "晩飯", "晩めし", "夜ごはん", "夜ご飯", "夜御飯",
        "ばんごはん", "ゆうごはん", "よる",
        "ディナー", "晩酌", "夕方", "dinner", "supper", "evening",
      ]
    ),
    (
      .snack,
      [
        "間食", "おやつ", "オヤツ", "お八つ", "夜食", "軽食", "三時のおやつ", "snack", "snacks", "a snack", "snacked on", "afternoon snack",
      ]
    ),
  ]
  private static let days: [(Int, [String])] = [
    (0, ["今日", "きょう", "本日", "today"]), (-1, ["昨日", "きのう", "前日", "yesterday"]),
    (-2, ["一昨日", "おととい", "おとつい", "the day before yesterday"]),
    (1, ["明日", "あした", "tomorrow"]),
  ]
  private static let both: [(Int, MealSlot, [String])] = [
    (0, .breakfast, ["今朝", "けさ", "this morning"]), (0, .dinner, ["今夜", "今晩", "tonight", "this evening"]),
    (-1, .dinner, ["昨晩", "昨夜", "ゆうべ", "夕べ", "last night"]),
  ]
  private static let weekdays: [[String]] = [
    ["月曜", "月曜日", "monday", "mon"], ["火曜", "火曜日", "tuesday", "tue"], ["水曜", "水曜日", "wednesday", "wed"],
    ["木曜", "木曜日", "thursday", "thu"], ["金曜", "金曜日", "friday", "fri"], ["土曜", "土曜日", "saturday", "sat"],
    ["日曜", "日曜日", "sunday", "sun"],
  ]
}
