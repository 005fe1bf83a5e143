internal import PFCModel
internal import PFCText

/// The columns of a file of own foods, by what people write above them.
enum OwnFoodColumns {
  /// What a column is for.
  enum Column: Hashable {
    case name, reading, per, weight, portion, note
    /// The identifier, which pfc gives.
    case identifier
    case figure(Nutrient)
  }

  /// The columns that headers mean; nil for one that is not known, and for a figure in another unit than the table's.
  /// `たんぱく質`, `たんぱく質（g）`, `protein_g` and `PROT-` are one. `P` is phosphorus, as in the table, but protein beside `F`
  /// and `C`. O(headers).
  static func columns(_ headers: [String]) -> [Column?] {
    let isShort = Set(short.keys).isSubset(of: headers.map { $0.filter { !$0.isWhitespace } })
    return headers.map { (isShort ? short[$0.filter { !$0.isWhitespace }] : nil) ?? column($0) }
  }

  private static let short: [String: Column] = [
    "P": .figure(.protein), "F": .figure(.fat), "C": .figure(.carbohydrate),
  ]

  private static func column(_ header: String) -> Column? {
    if let nutrient = Nutrient(tag: header) { return .figure(nutrient) }
    let key = key(header)
    if let found = byName[key] { return found }
    // A unit in brackets behind the name: エネルギー(kcal), たんぱく質［ｇ］.
    guard let (name, unit) = split(header), case .figure(let nutrient)? = byName[self.key(name)] else { return nil }
    return self.key(unit) == self.key(nutrient.unit) ? .figure(nutrient) : nil
  }

  private static func split(_ header: String) -> (name: String, unit: String)? {
    guard let open = header.lastIndex(where: { "（([［".contains($0) }) else { return nil }
    let unit = header[header.index(after: open)...].filter { !"）)]］".contains($0) && !$0.isWhitespace }
    return (String(header[..<open]), unit)
  }

  /// Words without spaces, marks and line ends.
  private static func key(_ text: String) -> String {
    String(String.UnicodeScalarView(TextPipeline.key(of: text).filter { $0 != " " }))
  }

  private static let byName: [String: Column] = {
    var all: [String: Column] = [:]
    for nutrient in Nutrient.allCases {
      for name in [nutrient.tag, nutrient.japaneseName, nutrient.englishName] {
        all[key(name)] = .figure(nutrient)
        all[key(name + nutrient.unit)] = .figure(nutrient)
      }
    }
    for (names, column) in written {
      for name in names {
        all[key(name)] = column
        if case .figure(let nutrient) = column { all[key(name + nutrient.unit)] = column }
      }
    }
    return all
  }()

  private static let written: [(names: [String], column: Column)] = [
    (["id", "番号"], .identifier), (["名前", "名称", "食品名", "商品名", "品名", "name", "food"], .name),
    (["よみ", "読み", "よみがな", "読み仮名", "ふりがな", "reading", "kana"], .reading),
    (["単位", "基準", "基準量", "あたり", "表示単位", "per", "basis", "serving"], .per),
    (["重さ", "重量", "内容量", "weight", "grams"], .weight),
    (["めやす量", "目安量", "portion", "measure"], .portion), (["メモ", "備考", "note", "memo"], .note),
    (["kcal", "熱量", "カロリー", "energy", "calories", "energy_kcal"], .figure(.energyKilocalories)),
    (["タンパク質", "蛋白質", "protein"], .figure(.protein)), (["脂肪", "fat"], .figure(.fat)),
    (["carb", "carbs", "carbohydrate", "carbohydrates"], .figure(.carbohydrate)),
    (["食物繊維", "fiber", "fibre", "dietary fiber"], .figure(.fibre)), (["食塩", "塩分", "salt"], .figure(.saltEquivalent)),
    (["糖質", "net-carb", "net carbs"], .figure(.availableCarbohydrateByDifference)),
    (["Na", "sodium"], .figure(.sodium)), (["アルコール", "alcohol"], .figure(.alcohol)),
  ]
}
