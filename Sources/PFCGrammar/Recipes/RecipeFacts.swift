internal import PFCText

/// Tells lines that say something of a whole recipe (`カロリー 350kcal`, `Prep time: 10 min`) from ingredients.
enum RecipeFacts {
  /// Whether a line says such a thing: one of the words, with a number behind it or nothing.
  static func isOne(_ line: String) -> Bool {
    guard line.unicodeScalars.lazy.prefix(4).contains(where: initials.contains) else { return false }
    let text = RecipeText.undecorated(line.drop { "・-*•".contains($0) }.trimmed).lowercased()
    guard let word = words.first(where: { text.hasPrefix($0) }) else { return false }
    let rest = text.dropFirst(word.count).drop { " 　:：=＝約(（/／".contains($0) }
    // 塩分控えめしょうゆ is an ingredient.
    return rest.isEmpty || rest.first.map { $0.isNumber || "-–—約".contains($0) } ?? true
  }

  /// The servings of `Serves 4`, `Makes 12 cookies` or `4人分の材料`, as a size; nil for other lines.
  static func servings(_ line: String) -> String? {
    let text = line.trimmed
    let lower = text.lowercased()
    if let word = ["serves", "makes", "yields", "servings"].first(where: { lower.hasPrefix($0 + " ") }) {
      let number = lower.dropFirst(word.count).trimmed.prefix { $0.isNumber || ".-–~".contains($0) }
      return number.isEmpty ? nil : "\(number) servings"
    }
    for end in ["の材料", "材料", "分量"] where text.hasSuffix(end) && text != end {
      let size = text.dropLast(end.count).trimmed
      if CookAmount(size).single?.unit == .serving { return size }
    }
    return nil
  }

  /// What the words begin with, in both cases: most lines are told apart by these.
  private static let initials = Set(
    words.flatMap { [$0, $0.uppercased()] }.compactMap(\.unicodeScalars.first))
  /// The longest first, so that エネルギー量 is not エネルギー.
  private static let words: [String] = [
    "カロリー", "総カロリー", "エネルギー", "エネルギー量", "熱量", "塩分", "塩分量", "食塩相当量", "たんぱく質", "タンパク質", "蛋白質", "脂質", "炭水化物", "糖質",
    "食物繊維", "コレステロール", "栄養価", "栄養成分", "1人分のカロリー", "一人分のカロリー", "1人分カロリー", "調理時間", "所要時間", "準備時間", "加熱時間", "漬け時間", "費用",
    "費用目安", "材料費", "価格", "難易度", "保存期間", "calories", "energy", "kcal", "protein", "total fat", "saturated fat",
    "carbs", "carbohydrate", "carbohydrates", "total carbohydrate", "dietary fiber", "fiber", "fibre", "sodium",
    "cholesterol",
    "nutrition", "nutrition facts", "nutrition per serving", "per serving", "prep time", "prep", "preparation time",
    "cook time", "cooking time", "total time", "ready in", "difficulty", "cost",
  ].sorted { $0.count > $1.count }
}
