internal import PFCCatalog
internal import PFCGrammar
internal import PFCModel
internal import PFCNutrition

/// Another amount of what an entry has. Its figures, and the weight of the unit in which it was logged, stay those of the
/// day it was logged.
struct EditedAmount {
  private let text: String
  /// The amount; of a number without a unit that which the entry takes.
  private let amount: Amount
  private let isBare: Bool
  private let catalog: FoodCatalog

  init(_ text: String, _ catalog: FoodCatalog) throws {
    (self.text, self.catalog) = (text, catalog)
    let said = AmountText.said(text)
    isBare = said?.isBare ?? false && said?.terms.count == 1 && said?.terms[0].isShare == false
    do throws(AmountError) {
      if isBare, let said {
        if let fault = said.fault { throw fault }
        amount = Amount(value: said.terms[0].value, unit: .piece)
        return
      }
      guard let amount = try AmountText.amount(text) else { throw AmountError.badNumber }
      self.amount = amount
    } catch {
      throw LineError(.measure(.amount(text, error)), line: nil)
    }
  }

  private init(_ amount: Amount, of other: EditedAmount) {
    (text, self.amount, isBare, catalog) = (other.text, amount, false, other.catalog)
  }

  /// Changes the amount, and the grams by it.
  func apply(to draft: inout LogDraft, of entry: LogEntry) throws {
    if isBare {
      let whole = EditedAmount(try withUnit(in: draft), of: self)
      try whole.apply(to: &draft, of: entry)
      if whole.amount.unit == .gram { draft.amountText = "\(Decimal.text(amount.value, 2))g" }
      return
    }
    let portions = try portions(of: draft, entry)
    do throws(ConversionError) {
      if draft.grams == nil {
        guard let unit = draft.amount?.unit else { throw .missingUnit(amount.unit, known: []) }
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

  /// The number with its unit: that in which the entry was logged, or grams where a count would be absurd.
  private func withUnit(in draft: LogDraft) throws -> Amount {
    guard let logged = draft.amount, let grams = draft.grams, !logged.unit.isFixed else {
      return Amount(value: amount.value, unit: draft.amount?.unit ?? .gram)
    }
    let energy = draft.composition[.energyKilocalories].value ?? 0
    switch BareNumber.meaning(
      of: amount.value, gramsOfOne: grams / logged.value, kilocaloriesPerGram: energy / 100)
    {
    case .count: return Amount(value: amount.value, unit: logged.unit, size: logged.size)
    case .weight: return Amount(value: amount.value, unit: .gram)
    case .unclear:
      throw LineError(
        .measure(.conversion(name: draft.name, id: draft.item, text, .countOrWeight(known: []))), line: nil)
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
      name: draft.name, id: draft.item ?? draft.name, text, unit: amount.unit,
      known: [logged].compactMap(\.self) + [.gram, .kilocalorie])
  }
}
