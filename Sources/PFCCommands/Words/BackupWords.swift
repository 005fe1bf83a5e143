internal import PFC

/// What the records of a backup are called.
enum BackupWords {
  /// What the records of a kind are; a kind without words goes by its name.
  static func title(_ kind: String) -> Bilingual {
    switch kind {
    case "entries": Bilingual("食事の記録", "entries")
    case "meal_sets": Bilingual("セット", "meal sets")
    case "settings": Bilingual("設定", "settings")
    case "goals": Bilingual("目標", "goals")
    case "own_foods": Bilingual("マイ食品", "own foods")
    case "own_portions": Bilingual("マイ食品のめやす量", "measures of own foods")
    case "recipes": Bilingual("マイレシピ", "recipes")
    case "recipe_ingredients": Bilingual("マイレシピの材料", "ingredients of recipes")
    case "workouts": Bilingual("運動の記録", "workouts")
    case "weights": Bilingual("体重", "weights")
    case "profiles": Bilingual("プロフィール", "profiles")
    case "weekday_goals": Bilingual("曜日の目標", "goals of weekdays")
    case "day_counters": Bilingual("日ごとの通し番号", "day counters")
    default: Bilingual(kind, kind)
    }
  }
}
