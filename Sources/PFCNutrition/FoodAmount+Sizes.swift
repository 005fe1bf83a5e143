package import PFCModel

extension FoodAmount {
  /// The amount of one measure of a size that was said without a number, as ごはん大盛り: of the usual unit if it has the size,
  /// else of the first that has it. Throws ``ConversionError/missingSize(_:known:)``.
  package func one(ofSize size: String) throws(ConversionError) -> Amount {
    let usual = portions.filter(\.isUsual).map(\.unit)
    for find in [Self.named, Self.sized] {
      for unit in usual + portions.map(\.unit) {
        if find(portions.filter { $0.unit == unit }, size) != nil { return Amount(value: 1, unit: unit, size: size) }
      }
    }
    throw .missingSize(size, known: knownSizes(of: nil))
  }

  /// Whether there is a measure of a unit, or of any, that the size chooses.
  package func has(size: String, unit: MeasureUnit?) -> Bool {
    unit.map { portion($0, size) != nil } ?? ((try? one(ofSize: size)) != nil)
  }

  /// Whether the notes on the measures of a unit begin with a word, as おにぎり1個分 does.
  package func hasNote(_ word: String, unit: MeasureUnit) -> Bool {
    portions.contains { $0.unit == unit && $0.note.hasPrefix(word) }
  }

  /// The sizes that measures of a unit have, each as it is said; of every unit where none is given.
  func knownSizes(of unit: MeasureUnit?) -> [String] {
    let ofUnit = portions.filter { unit == nil || $0.unit == unit }
    var known: [String] = []
    for portion in ofUnit {
      let text = "\(portion.size)1\(portion.unit)"
      if !known.contains(text) { known.append(text) }
    }
    return known
  }

  /// The measure of a unit: of the size that was said, else none; without a size the ordinary one, else the usual, else
  /// the first.
  func portion(_ unit: MeasureUnit, _ size: String) -> Portion? {
    let ofUnit = portions.filter { $0.unit == unit }
    if size.isEmpty { return Self.ordinary(ofUnit) }
    if let found = Self.named(ofUnit, size) ?? Self.sized(ofUnit, size) { return found }
    guard ofUnit.isEmpty || Self.servings.contains(unit) else { return nil }
    return Self.named(portions, size)
  }

  /// Units that any measure of a size is one of: 牛丼 大盛 1人前.
  private static let servings: [MeasureUnit] = [.serving, .helping]

  private static func ordinary(_ portions: [Portion]) -> Portion? {
    portions.first { $0.size.isEmpty } ?? portions.first(where: \.isUsual) ?? portions.first
  }

  /// The measure that has this very size: M, or 中ジョッキ as 中 of ジョッキ.
  private static func named(_ portions: [Portion], _ size: String) -> Portion? {
    let wanted = SizeWord.canonical(size)
    return portions.first { SizeWord.canonical($0.size) == wanted }
      ?? portions.first { SizeWord.canonical($0.size + $0.unit.text) == wanted }
  }

  /// The measure that a size means in other words: 大 for L, 並盛 for the ordinary one, a part of its size or note.
  private static func sized(_ portions: [Portion], _ size: String) -> Portion? {
    let wanted = SizeWord.canonical(size)
    for other in SizeWord.synonyms[wanted, default: []] {
      if other.isEmpty { return ordinary(portions) }
      if let found = portions.first(where: { SizeWord.canonical($0.size) == other }) { return found }
    }
    if wanted == "中盛", named(portions, "小盛") != nil, named(portions, "大盛") != nil { return ordinary(portions) }
    for vessel in ["茶碗", "お椀", "汁椀"] where wanted != vessel {
      guard wanted.hasPrefix(vessel) || wanted.hasSuffix(vessel) else { continue }
      let rest = String(wanted.hasPrefix(vessel) ? wanted.dropFirst(vessel.count) : wanted.dropLast(vessel.count))
      return named(portions, rest) ?? sized(portions, rest)
    }
    if wanted.count > 1 {
      return portions.first { SizeWord.canonical($0.size).contains(wanted) }
        ?? portions.first { SizeWord.canonical($0.note).contains(wanted) }
    }
    return wanted.allSatisfy(\.isASCII) ? nil : portions.first { $0.size.hasPrefix(wanted) }
  }
}
