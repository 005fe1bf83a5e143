package import PFCCatalog
internal import PFCGrammar
package import PFCModel
internal import PFCNutrition

/// Reads lines of what was eaten: each is read whole, or not at all.
public struct LogResolver {
  /// One item with what it means.
  package struct Resolved: Sendable {
    /// What is eaten.
    package let item: Item
    /// Its figures: per 100 g, or for one unit of the amount where there are no grams.
    package let composition: Composition
    /// Its name; of a stand-in the words that were said, and what they stand on: `カロリーゼロ麺 ≈ しらたき`.
    package let name: String
    /// The hit that led to it.
    package let hit: Hit
    /// The amount as typed, or the portion that was taken.
    package let amountText: String
    /// The amount.
    package let amount: Amount?
    /// The grams of edible part; nil for a food without a weight, whose figures are for one unit of the amount.
    package let grams: Double?
  }

  /// A part of a line and what it was read as.
  public struct Part: Sendable, Hashable {
    /// The part as typed.
    public let text: String
    /// What it was read as: `food`, `amount`, `size`, `qualifier`, `slot`, `date`, `time`, `separator`, `filler`.
    public let kind: String
    /// The identifier of the item that a food is; nil for anything else.
    public let item: String?
  }

  /// A line that was read.
  package struct Line: Sendable {
    /// The items, in the order of the line; empty for a line that only says when.
    package let items: [Resolved]
    /// The day that the line says; nil for none.
    package let day: CivilDate?
    /// The seconds since midnight that the line says; nil for none.
    package let clock: Int?
    /// The meal that the line says; nil for none.
    package let slot: MealSlot?
    /// Every part of the line, in its order.
    package let parts: [Part]
  }

  let catalog: FoodCatalog
  let habits: [String: Int]
  let sets: [MealSet]
  let language: LineLanguage

  /// A reader over a catalogue, the user's habits and saved sets. `isEnglish` makes a cup 240 mL.
  package init(catalog: FoodCatalog, habits: [String: Int] = [:], sets: [MealSet] = [], isEnglish: Bool = false) {
    self.catalog = catalog
    self.habits = habits
    self.sets = sets
    language = isEnglish ? .english : .japanese
  }

  /// What a line means. A food is taken without asking only when its name matched as a whole, from its start or by
  /// words, and it is no mere neighbour of what was said; otherwise `choose` is asked, and may give nil. O(length).
  /// Throws ``Failure`` or ``SeedError``.
  package func read(_ line: String, today: CivilDate, choose: Diary.Chooser) throws -> Line {
    var judge = LineJudge(catalog: catalog, habits: habits, sets: sets)
    let reading = try reading(of: line, &judge)
    guard let moment = reading.moment else { throw Failure.twoMeals(line) }
    var items: [Resolved] = []
    var identifiers: [Int: String] = [:]
    for (index, item) in reading.items.enumerated() {
      let resolved = try resolve(item.meaning, &judge, choose)
      if resolved.count == 1 { identifiers[index] = resolved[0].item.id }
      items += resolved
    }
    try SetMeal.check(items)
    return Line(
      items: items, day: moment.day?.date(today: today), clock: moment.seconds, slot: moment.slot,
      parts: reading.parts.map { part in
        Part(
          text: reading.text.typed(part.range), kind: part.kind.rawValue,
          item: part.kind == .food ? part.item.flatMap { identifiers[$0] } : nil)
      })
  }

  /// A line that is read whole. Throws ``Failure`` where it is not.
  func reading(of line: String, _ judge: inout LineJudge) throws -> LineReading<LineJudge.Meaning> {
    guard line.count <= LineReader<LineJudge>.longestLine else {
      throw Failure.tooLong(LineReader<LineJudge>.longestLine)
    }
    let reading = try LineReader.read(line, language, &judge)
    try check(reading)
    return reading
  }

  /// Refuses what was not read, and what says that something was not eaten.
  private func check(_ reading: LineReading<LineJudge.Meaning>) throws {
    let text = reading.text
    if !reading.unread.isEmpty {
      let words = reading.unread.map(text.words)
      if words.count == 1, AmountText.said(words[0], language) != nil { throw Failure.amountWithoutFood(words[0]) }
      if let set = words.first(where: { $0.hasPrefix("@") || $0.hasPrefix("＠") }) {
        throw Failure.unknownSet(String(set.dropFirst()))
      }
      if reading.items.isEmpty { throw Failure.notFound(words.joined(separator: " ")) }
      throw Failure.unread(
        Unread(
          line: text.typed, ranges: reading.unread.map(text.places), words: words))
    }
    if let negation = reading.negations.first { throw Failure.notEaten(text.typed, text.words(negation)) }
    try JoinedDish.check(reading)
  }

  private func resolve(
    _ meaning: LineJudge.Meaning, _ judge: inout LineJudge, _ choose: Diary.Chooser, depth: Int = 0
  ) throws -> [Resolved] {
    switch meaning {
    case .set(let set, let scale):
      guard depth == 0 else { throw Failure.unknownSet(set.name) }
      return try reading(of: set.line, &judge).items.flatMap { try resolve($0.meaning, &judge, choose, depth: 1) }.map {
        $0.scaled(by: scale)
      }
    case .food(let food): return [try resolve(food, &judge, choose)]
    case .words(let name, _): throw Failure.notFound(name)
    }
  }

  /// The hit that is meant, asked for where it is not sure, and how much of it.
  func chosen(
    _ food: LineJudge.FoodMeaning, _ judge: inout LineJudge, _ choose: Diary.Chooser
  ) throws -> (Hit, LineJudge.FoodMeaning) {
    if food.isSure { return (food.hit, food) }
    let meanings = try judge.choices(food.query).map { hit in
      try judge.meaning(hit, of: food.query, isSure: true, food.words, food.sizes, food.asBought)
    }
    let candidates = meanings.map(Candidate.init)
    guard let chosen = try choose(food.words.name, candidates),
      let meaning = meanings.first(where: { $0.hit.item.id == chosen.hit.item.id })
    else { throw Failure.ambiguous(food.words.name, candidates) }
    return (meaning.hit, meaning)
  }

  private func resolve(
    _ food: LineJudge.FoodMeaning, _ judge: inout LineJudge, _ choose: Diary.Chooser
  ) throws -> Resolved {
    let (hit, food) = try chosen(food, &judge, choose)
    if case .recipe(let recipe) = hit.item, recipe.isWithoutFigures { throw Failure.withoutFigures(recipe) }
    guard let composition = hit.item.composition else { throw Failure.notFound(food.words.name) }
    let measured = try food.measured.mapError(Failure.measure).get()
    try Self.check(grams: measured.grams, amount: measured.amount, composition, said: measured.text)
    return Resolved(
      item: hit.item, composition: composition,
      name: hit.isNearest ? "\(food.words.name) ≈ \(hit.item.name)" : hit.item.name, hit: hit,
      amountText: measured.text, amount: measured.amount,
      grams: measured.grams)
  }

  /// Refuses amounts that nobody eats: less than 0.01 g, or more than 10 kg or 10,000 kcal at once.
  package static func check(
    grams: Double?, amount: Amount?, _ composition: Composition, said text: String
  ) throws(Failure) {
    let scale = grams.map { $0 / 100 } ?? amount?.value ?? 1
    let energy = (composition[.energyKilocalories].value ?? 0) * scale
    if let grams, grams < 0.01 { throw Failure.measure(.amount(text, .tooSmall)) }
    if (grams ?? 0) > 10_000 || energy > 10_000 { throw Failure.measure(.amount(text, .tooLarge)) }
  }
}

extension LogResolver.Resolved {
  /// So many times as much.
  fileprivate func scaled(by factor: Double) -> LogResolver.Resolved {
    guard factor != 1 else { return self }
    return LogResolver.Resolved(
      item: item, composition: composition, name: name, hit: hit, amountText: MealSet.times(factor, amountText),
      amount: amount.map { Amount(value: $0.value * factor, unit: $0.unit, size: $0.size) },
      grams: grams.map { $0 * factor })
  }
}

extension MealSet {
  /// An amount of a set that is taken so many times: 150g ×2.
  static func times(_ factor: Double, _ amount: String) -> String { "\(amount) ×\(Decimal.text(factor, 3))" }
}

/// Set meals come with their rice: a second helping may be meant as the one that is in it.
private enum SetMeal {
  static func check(_ items: [LogResolver.Resolved]) throws(LogResolver.Failure) {
    let meal = items.first { $0.item.asDish.map { ["定食", "弁当"].contains($0.category) } ?? false }
    let rice = items.first { $0.item.id == "01088" && $0.amount.map { !$0.size.isEmpty } ?? false }
    if let meal, let rice { throw .inMeal(rice.item.name, meal.item) }
  }
}
