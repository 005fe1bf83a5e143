/// A household measure of a food: what one piece, cup, slice or spoon of it weighs.
public struct Portion: Sendable, Hashable {
  /// Whether a weight counts what is thrown away.
  public enum Basis: String, Sendable, Hashable {
    /// The weight of what is eaten (可食部).
    case edible
    /// The weight as bought, with the refuse (廃棄部位).
    case asBought = "as_bought"
  }

  /// The counter that people say, as 個, 杯 or 大さじ.
  public let unit: MeasureUnit
  /// What tells measures of one unit apart, as M, 6枚切り or 中ジョッキ; empty for the ordinary one.
  public let size: String
  /// The weight of one unit in milligrams, on its ``basis``.
  public let milligrams: Int
  /// Whether the weight counts the refuse.
  public let basis: Basis
  /// What the measure is, as 茶碗1杯.
  public let note: String
  /// Where the figure comes from: `MEXT remark`, `guide`, `label` or `estimate`.
  public let source: String
  /// Whether it is the portion that is usually eaten.
  public let isUsual: Bool

  /// Makes a measure from its parts.
  package init(
    unit: MeasureUnit, size: String, milligrams: Int, basis: Basis, note: String, source: String, isUsual: Bool
  ) {
    self.unit = unit
    self.size = size
    self.milligrams = milligrams
    self.basis = basis
    self.note = note
    self.source = source
    self.isUsual = isUsual
  }

  /// The weight of one unit in grams of edible part: what is bought less the refuse share (廃棄率), in percent.
  public func edibleGrams(refusePercent: Double) -> Double {
    let grams = Double(milligrams) / 1000
    return basis == .edible ? grams : grams * (1 - refusePercent / 100)
  }
}
