/// The unit of an amount: a weight, a volume, energy, or a counter as 個. It is its text, in one spelling.
public struct MeasureUnit: Sendable, Hashable, CustomStringConvertible {
  /// The unit as it is written in JSON and kept in stores: `g`, `ml`, `kcal`, 個, 大さじ.
  public let text: String

  /// A unit by its text. Other spellings of it (グラム, tbsp) are for the grammar of amounts.
  public init(_ text: String) { self.text = text }

  /// The text.
  public var description: String { text }

  /// Units from their texts, one blank apart.
  package static func list(_ texts: String) -> [MeasureUnit] {
    texts.split(separator: " ").map { MeasureUnit(String($0)) }
  }

  /// The texts of units, one blank apart.
  package static func text(of units: [MeasureUnit]) -> String { units.map(\.text).joined(separator: " ") }
}

extension MeasureUnit {
  /// Grams.
  public static let gram = MeasureUnit("g")
  /// Millilitres.
  public static let milliliter = MeasureUnit("ml")
  /// Kilocalories.
  public static let kilocalorie = MeasureUnit("kcal")

  /// 大さじ, 15 ml.
  public static let tablespoon = MeasureUnit("大さじ")
  /// 小さじ, 5 ml.
  public static let teaspoon = MeasureUnit("小さじ")
  /// カップ, the Japanese measuring cup of 200 ml.
  public static let cup = MeasureUnit("カップ")
  /// 合, 180 ml.
  public static let go = MeasureUnit("合")
  /// 升, 1.8 l.
  public static let sho = MeasureUnit("升")

  /// 個: one piece.
  public static let piece = MeasureUnit("個")
  /// 人前: what one person is served.
  public static let serving = MeasureUnit("人前")
  /// 食: one meal's worth of a packed food.
  public static let helping = MeasureUnit("食")
  /// 半分: half of one thing.
  public static let half = MeasureUnit("半分")
  /// 全量: all that a recipe makes.
  public static let whole = MeasureUnit("全量")
  /// 杯: a cup, glass or bowl as it is served.
  public static let bowl = MeasureUnit("杯")
  /// 皿: a plate.
  public static let plate = MeasureUnit("皿")
  /// 小鉢: a small bowl for a side dish.
  public static let smallBowl = MeasureUnit("小鉢")
  /// セット: a set meal.
  public static let set = MeasureUnit("セット")
  /// つまみ: as much as three fingers take.
  public static let pinch = MeasureUnit("つまみ")
  /// 少々: as much as two fingers take.
  public static let dash = MeasureUnit("少々")

  /// Whether it is a weight.
  public var isWeight: Bool { self == .gram }

  /// Whether it is a volume: millilitres, a spoon or a cup.
  public var isVolume: Bool { milliliters != nil }

  /// Whether it means the same of every food: grams and kilocalories.
  public var isFixed: Bool { self == .gram || self == .kilocalorie }

  /// The millilitres of one; nil for what is no volume.
  public var milliliters: Double? { Self.volumes[self] }

  private static let volumes: [MeasureUnit: Double] = [
    .milliliter: 1, .teaspoon: 5, .tablespoon: 15, .go: 180, .cup: 200, .sho: 1800,
  ]
}
