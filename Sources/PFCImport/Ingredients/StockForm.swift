internal import PFCGrammar
internal import PFCModel

/// A stock and the powder that it is made of go by one word; the amount tells them apart: a spoon of ブイヨン is powder, three
/// cups of it are broth.
enum StockForm {
  /// The identifier of the other form, where the amount says that it is meant; nil where the item stays.
  static func other(of id: String, _ words: String, _ amount: CookAmount) -> String? {
    guard let (value, unit) = amount.single, let milliliters = unit.milliliters, !isPowder(words) else { return nil }
    let volume = value * milliliters
    if volume >= leastBroth { return broths[id] }
    return volume <= mostPowder && !words.hasSuffix("汁") ? powders[id] : nil
  }

  /// Whether the words say that it is dry.
  private static func isPowder(_ words: String) -> Bool {
    ["顆粒", "粉末", "固形", "キューブ", "素", "powder", "cube", "granule"].contains { words.lowercased().contains($0) }
  }

  /// Nobody measures so little broth, nor so much powder; in milliliters.
  private static let mostPowder = 15.0
  private static let leastBroth = 100.0
  /// 鶏がらだし and 中華だし to 顆粒中華だし, 洋風だし to 固形ブイヨン.
  private static let powders = ["17024": "17093", "17025": "17093", "17026": "17027"]
  private static let broths = ["17093": "17025", "17027": "17026"]
}
