internal import PFCCatalog
internal import PFCGrammar
internal import PFCModel
internal import PFCNutrition

/// Another amount of what an entry has. Its figures, and the weight of the unit in which it was logged, stay those of the
/// day it was logged.
struct EditedAmount {
  private let text: String
  private let amount: Amount
  private let catalog: FoodCatalog

  init(_ text: String, _ catalog: FoodCatalog) throws {
    (self.text, self.catalog) = (text, catalog)
    do throws(AmountError) {
      guard let amount = try AmountText.amount(text) else { throw AmountError.badNumber }
      self.amount = amount
    } catch {
      throw LineError(.measure(.amount(text, error)), line: nil)
    }
  }

  /// Changes the amount, and the grams by it.
  func apply(to draft: inout LogDraft, of entry: LogEntry) throws {
    let portions = try portions(of: draft, entry)
    do throws(ConversionError) {
      if draft.grams == nil {
        guard let unit = draft.amount?.unit else { throw .missingUnit(amount.unit.text, known: []) }
        draft.amount = try FoodAmount.counted(amount, unit: unit, figures: draft.composition)
      } else if let (one, size) = weightOfUnit(in: draft) {
        draft.grams = one * amount.value
        draft.amount = Amount(value: amount.value, unit: amount.unit, size: size)
      } else {
        let conversion = FoodAmount(
          composition: draft.composition, portions: portions, isDish: draft.kind == .dish || draft.kind == .recipe)
        draft.grams = try conversion.grams(of: amount)
        draft.amount = amount
      }
    } catch {
      throw LineError(.measure(.conversion(name: draft.name, id: draft.item, text, error)), line: nil)
    }
    draft.amountText = text
    do throws(LogResolver.Failure) {
      try LogResolver.check(grams: draft.grams, amount: draft.amount, draft.composition, said: text)
    } catch {
      throw LineError(error, line: nil)
    }
  }

  /// The grams of one of the unit in which the entry was logged, and its size; nil for another unit or size. Grams and
  /// energy weigh what they always do.
  private func weightOfUnit(in draft: LogDraft) -> (grams: Double, size: String)? {
    guard let logged = draft.amount, let grams = draft.grams, logged.unit == amount.unit,
      !amount.unit.isFixed, amount.size.isEmpty || amount.size == logged.size
    else { return nil }
    return (grams / logged.value, logged.size)
  }

  /// The measures of the item as it is now. Throws when the unit needs them and the user's item is not what was logged.
  private func portions(of draft: LogDraft, _ entry: LogEntry) throws -> [Portion] {
    let item = try draft.item.flatMap { try catalog.item(id: $0) }
    let isUsers = draft.kind == .own || draft.kind == .recipe
    guard isUsers, draft.grams != nil, weightOfUnit(in: draft) == nil, !amount.unit.isFixed else {
      return try item.map(catalog.portions) ?? []
    }
    guard let item, !Self.isChanged(item, since: entry) else { throw changed(draft) }
    return try catalog.portions(of: item)
  }

  private static func isChanged(_ item: Item, since entry: LogEntry) -> Bool {
    switch item {
    case .own(let food): food.updated > entry.created || food.draft.composition != entry.draft.composition
    case .recipe(let recipe): recipe.updated > entry.created || recipe.composition != entry.draft.composition
    case .food, .dish, .exercise: false
    }
  }

  private func changed(_ draft: LogDraft) -> EntryError {
    let logged = draft.amount.flatMap { $0.unit.isFixed ? nil : $0.unit }
    return .itemChanged(
      name: draft.name, id: draft.item ?? draft.name, text, unit: amount.unit.text,
      known: ([logged].compactMap(\.self) + [.gram, .kilocalorie]).map(\.text))
  }
}
