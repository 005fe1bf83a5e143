internal import PFC

/// What is said of recipes whose figures are of yesterday where they are logged.
enum StaleFigures {
  static func say(_ drafts: [LogDraft], _ log: FoodLog, _ session: inout Session) throws {
    let recipes = drafts.filter { $0.kind == .recipe }
    for id in try log.staleRecipes(Set(recipes.compactMap(\.item)).sorted()) {
      let name = recipes.first { $0.item == id }?.name ?? id
      session.say(
        session.text(
          "確認: \(id) \(name) の数値は材料のマイ食品が変わる前のものです。使っているシードを --seed に付けて、その食品をもう一度 `pfc food edit` すると計算し直します。",
          "check: the figures of \(id) \(name) are from before an own food in it changed. "
            + "Edit that food once more with the recipe's seed in --seed, and they are summed anew."))
    }
  }
}
