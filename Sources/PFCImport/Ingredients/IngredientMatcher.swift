public import PFCCatalog
internal import PFCGrammar
public import PFCModel
internal import PFCNutrition

/// Finds what the ingredients of recipes mean.
public struct IngredientMatcher {
  private let catalog: FoodCatalog
  private let reserved: Set<ByteKey>
  private var meanings: [String: Meaning] = [:]
  private var amounts: [String: CookAmount] = [:]

  /// A matcher over a catalogue. Own recipes of the names `reserved` are no ingredient: those that are imported together,
  /// so that what an ingredient means does not hang on what was imported before.
  public init(catalog: FoodCatalog, reserved: some Sequence<String> = []) {
    self.init(catalog, reserved: Set(reserved.map(ByteKey.init(name:))))
  }

  init(_ catalog: FoodCatalog, reserved: Set<ByteKey>) {
    self.catalog = catalog
    self.reserved = reserved
  }

  /// What an ingredient means. A guess is never taken. O(log n) the first time that a name is asked for, plus its amount.
  /// Throws ``SeedError``.
  public mutating func match(_ said: RecipeFile.Ingredient) throws(SeedError) -> IngredientMatch {
    let amount = amounts[said.amount] ?? CookAmount(said.amount)
    amounts[said.amount] = amount
    let name = RecipeForm.cleaned(said.name)
    let (outer, inner) = Bracketed.split(name)
    if let word = Self.water(name) ?? Self.water(outer) { return try water(word, outer, inner, said, amount) }
    var meaning: Meaning
    if let given = try self.meaning(ofID: said.item) { meaning = given } else { meaning = try self.meaning(of: name) }
    var notes = said.note.isEmpty ? [] : [said.note]
    var kept = name
    let size = inner.first { Self.sizes.contains($0) } ?? ""
    // Brackets say how to cut it, or how big it is; or they belong to the name.
    if meaning.sureness != .sure || !size.isEmpty, !inner.isEmpty, !outer.isEmpty {
      let qualified = try self.meaning(of: ([outer] + inner).joined(separator: " "))
      meaning = qualified.sureness == .none || qualified.sureness == .near ? try self.meaning(of: outer) : qualified
      kept = outer
      notes += inner
    }
    if meaning.sureness == .none, let (word, preparation) = Preparation.split(outer) {
      let plain = try self.meaning(of: word)
      if plain.sureness == .sure { meaning = plain.asLikely }
      if plain.sureness == .near { meaning = plain }
      if plain.sureness != .none { notes.append(preparation) }
    }
    let (grams, lack, isMiddle) = grams(said.grams, amount, said.amount, size, meaning)
    let ingredient = DishIngredient(
      name: kept, item: meaning.item?.id, grams: grams, amount: said.amount,
      note: notes.joined(separator: "、"))
    return IngredientMatch(
      ingredient, meaning.sureness, item: meaning.item, isMember: meaning.isMember, lack: lack, isMiddle: isMiddle,
      candidates: meaning.candidates)
  }

  private func water(
    _ word: String, _ outer: String, _ inner: [String], _ said: RecipeFile.Ingredient, _ amount: CookAmount
  ) throws(SeedError) -> IngredientMatch {
    let (said, isMiddle) = (said, amount.isMiddle)
    let grams = said.grams ?? amount.said.flatMap(Self.gramsOfWater)
    let water = try catalog.item(id: Self.plainWater)
    let notes = ([said.note] + inner + (word == outer ? [] : [outer])).filter { !$0.isEmpty }
    let ingredient = DishIngredient(
      name: word, item: water?.id, grams: grams, amount: said.amount, note: notes.joined(separator: "、"))
    return IngredientMatch(
      ingredient, .sure, item: water, lack: grams == nil ? amount.lack ?? .noItem : nil, isMiddle: isMiddle)
  }

  private static func gramsOfWater(_ amount: Amount) -> Double? {
    switch amount.unit {
    case "g", "ml": amount.value
    default: FoodAmount.milliliters(of: amount.unit).map { $0 * amount.value }
    }
  }

  /// The standard dish that is plain water: it weighs what it weighs and brings nothing else.
  static let plainWater = "d0800"

  /// What recipes call water.
  private static let waterNames: Set<String> = [
    "水", "お水", "湯", "お湯", "熱湯", "ぬるま湯", "冷水", "氷", "氷水", "水道水", "ミネラルウォーター", "water", "cold water", "hot water",
    "warm water", "boiling water", "ice", "ice water",
  ]

  /// The name under which water goes, for any way to write it.
  private static func water(_ word: String) -> String? {
    waterNames.contains(word) ? word : waterKeys[FoodCatalog.normalized(word)]
  }

  private static let waterKeys = Dictionary(
    waterNames.sorted().map { (FoodCatalog.normalized($0), $0) }, uniquingKeysWith: { first, _ in first })
  private static let sizes: Set<String> = ["特大", "大", "中", "小", "L", "M", "S", "LL", "Ｌ", "Ｍ", "Ｓ", "厚切り", "薄切り"]

  /// The grams of an amount; those that the file says count most.
  private func grams(
    _ said: Double?, _ amount: CookAmount, _ text: String, _ size: String, _ meaning: Meaning
  ) -> (Double?, IngredientMatch.Lack?, isMiddle: Bool) {
    if let said { return (said, nil, false) }
    guard let spoken = amount.said else { return (nil, amount.lack, false) }
    guard let conversion = meaning.conversion else {
      return spoken.unit == "g" ? (spoken.value, nil, amount.isMiddle) : (nil, .noItem, false)
    }
    let sized = spoken.size.isEmpty ? Amount(value: spoken.value, unit: spoken.unit, size: size) : spoken
    do {
      return (try conversion(sized), nil, amount.isMiddle)
    } catch {
      // 大2 is two spoons of sugar, but two large potatoes.
      if let pieces = spoken.asLargePieces(said: text), let grams = try? conversion(pieces) {
        return (grams, nil, amount.isMiddle)
      }
      switch error {
      case .missingUnit(let unit, let known): return (nil, .noWeight(unit, known: known), false)
      case .missingSize(_, let known): return (nil, .noWeight(spoken.unit, known: known), false)
      case .noEnergy, .noRefuse: return (nil, .unread, false)
      }
    }
  }

  /// The item that the file names itself: one of a seed, for own ones have other numbers in another journal.
  private func meaning(ofID id: String?) throws(SeedError) -> Meaning? {
    guard let id, let item = try catalog.item(id: id), item.kind == .food || item.kind == .dish else { return nil }
    return Meaning(.sure, item, try catalog.portions(of: item))
  }

  private mutating func meaning(of words: String) throws(SeedError) -> Meaning {
    if let known = meanings[words] { return known }
    let found = try look(up: words)
    meanings[words] = found
    return found
  }

  private func look(up words: String) throws(SeedError) -> Meaning {
    guard !FoodCatalog.normalized(words).isEmpty else { return Meaning() }
    let hits = try catalog.eaten(words).filter { hit in
      hit.item.kind != .recipe || !reserved.contains(ByteKey(name: hit.item.name))
    }
    guard let first = hits.first, first.grade <= .word else { return Meaning(candidates: hits) }
    // A letter by itself is the mark of a group or a recipe's name, and the start of far too many foods.
    if first.grade != .exact, Self.isLetter(words) { return Meaning() }
    let portions = try catalog.portions(of: first.item)
    let isMember = !first.isNearest && (first.isClassMember || hits.isClass(of: first))
    let sureness: IngredientMatch.Sureness =
      first.isNearest || isMember ? .near : first.grade == .exact ? .sure : .likely
    let others = sureness == .sure ? [] : hits.dropFirst().prefix(3)
    return Meaning(sureness, first.item, portions, isMember: isMember, candidates: Array(others))
  }
}

extension IngredientMatcher {
  /// Whether the words are one letter of the alphabet, in any width.
  private static func isLetter(_ words: String) -> Bool {
    let key = FoodCatalog.normalized(words)
    return key.utf8.count == 1 && key.first?.isLetter == true
  }
}

extension [Hit] {
  /// Whether a word is that of several things alike, as 豚肉 is of loin and belly: names of equal rank that differ in more
  /// than their qualifiers.
  fileprivate func isClass(of first: Hit) -> Bool {
    guard first.grade == .exact, first.item.kind == .food else { return false }
    return contains { other in
      other.grade == .exact && other.item.kind == .food && other.scoreInTenths == first.scoreInTenths
        && other.item.name.head != first.item.name.head
    }
  }
}

extension String {
  /// A display name up to its qualifiers.
  fileprivate var head: Substring { prefix { $0 != "（" } }
}

extension Amount {
  /// For shortened spoons, as 大2 and 小1, so many large or small pieces; nil for anything else.
  fileprivate func asLargePieces(said text: String) -> Amount? {
    guard unit == "大さじ" || unit == "小さじ", !text.contains("さじ"), let size = text.first, "大小".contains(size) else {
      return nil
    }
    return Amount(value: value, unit: "個", size: String(size))
  }
}
