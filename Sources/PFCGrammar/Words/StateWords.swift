/// English words for the state of a food: they choose its row, behind it too (chicken breast, grilled), and name no food by
/// themselves.
package enum StateWords {
  /// Whether a whole word is one.
  package static func isOne(_ word: String) -> Bool {
    let text = LineText(word.lowercased())
    return table.longest(in: text, at: 0)?.end == text.count
  }

  static let table = WordTable<Bool>([
    (
      [
        "raw", "uncooked", "cooked", "boiled", "hard-boiled", "soft-boiled", "steamed", "grilled", "broiled", "baked",
        "roasted", "roast", "toasted", "fried", "deep-fried", "pan-fried", "stir-fried", "sauteed", "sautéed",
        "poached",
        "smoked", "simmered", "stewed", "braised", "microwaved", "dry", "dried", "frozen", "canned", "tinned", "cold",
        "hot", "warm", "iced", "chilled", "plain", "whole", "sweet", "salted", "unsalted", "sweetened", "unsweetened",
        "regular", "light", "skinless", "boneless", "spicy", "mild", "black", "white", "green", "red", "greek", "zero",
        "diet", "low-fat", "fat-free", "skim", "instant", "pickled", "mashed", "scrambled", "silken", "firm",
      ], true
    )
  ])
}
