internal import PFC

/// What is said of recipes whose figures are of yesterday where they are logged.
enum StaleFigures {
  static func say(_ recipes: [StaleRecipe], _ session: inout Session) {
    for recipe in recipes {
      session.say(
        session.text(
          "確認: \(recipe.id) \(recipe.name) の数値は材料のマイ食品が変わる前のものです。使っているシードを --seed に付けて、その食品をもう一度 `pfc food edit` すると計算し直します。",
          "check: the figures of \(recipe.id) \(recipe.name) are from before an own food in it changed. "
            + "Edit that food once more with the recipe's seed in --seed, and they are summed anew."))
    }
  }
}
