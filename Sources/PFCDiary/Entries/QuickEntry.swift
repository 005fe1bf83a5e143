public import PFCModel

/// Something that no table has: a name and the figures that are known of the whole of it.
public struct QuickEntry: Sendable, Hashable {
  /// What it is called.
  public var name: String
  /// The figures; the energy must be one of them. What is not said is not measured.
  public var figures: [Nutrient: Figure]

  /// Something with figures as they are known.
  public init(_ name: String, figures: [Nutrient: Figure]) {
    self.name = name
    self.figures = figures
  }

  /// Something with so many kilocalories, and grams where they are known; numbers that no figure can be are left out.
  public init(
    _ name: String, energy: Double, protein: Double? = nil, fat: Double? = nil, carbohydrate: Double? = nil
  ) {
    let given: [Nutrient: Double?] = [
      .energyKilocalories: energy, .protein: protein, .fat: fat, .carbohydrate: carbohydrate,
    ]
    self.init(name, figures: given.compactMapValues { $0.flatMap { Figure(rounding: $0) } })
  }

  /// The draft of the entry at a moment. Throws ``EntryError``, or ``LineError`` for more energy than anybody eats.
  func draft(at moment: LogMoment, memo: String?) throws -> LogDraft {
    let name = try Self.stored(name)
    guard let energy = figures[.energyKilocalories] else { throw EntryError.missingEnergy }
    if (energy.value ?? 0) > Self.mostEnergy {
      throw LineError(.measure(.amount("\(energy.text ?? "") kcal", .tooLarge)), line: nil)
    }
    return LogDraft(
      kind: .quick, item: nil, name: name, amountText: "", amount: nil, grams: nil,
      composition: try Self.composition(figures, over: .notMeasured), slot: moment.slot, at: moment.at,
      zone: moment.zone, day: moment.day, memo: memo)
  }

  /// A name as it is stored. Throws ``EntryError`` for one of blanks alone.
  static func stored(_ text: String) throws(EntryError) -> String {
    let name = SaidText.storedName(text)
    guard !name.allSatisfy(\.isWhitespace) else { throw .emptyName }
    return name
  }

  /// The composition with these figures in the place of others.
  static func composition(_ figures: [Nutrient: Figure], over known: Composition) throws(EntryError) -> Composition {
    let all = Nutrient.allCases.map { figures[$0] ?? known[$0] }
    guard let composition = Composition(all) else { throw .noChange }
    return composition
  }

  /// The kilocalories of more than any meal.
  private static let mostEnergy = 100_000.0
}
