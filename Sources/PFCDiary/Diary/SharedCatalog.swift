internal import PFCCatalog
internal import PFCGrammar
internal import PFCJournal
internal import PFCModel
internal import PFCNutrition

/// The catalogue of a diary, opened when it is first asked for.
final class SharedCatalog {
  private let open: () throws -> FoodCatalog
  private let journal: String
  private var opened: FoodCatalog?

  init(journal: String, _ open: @escaping () throws -> FoodCatalog) {
    self.journal = journal
    self.open = open
  }

  /// The catalogue, with the user's own items of the journal.
  func catalog() throws -> FoodCatalog {
    if let opened { return opened }
    let made = try open().with(journal: journal)
    opened = made
    return made
  }

  /// What the journal asks of seeds for the figures of recipes.
  var forRecipes: RecipeFigures {
    RecipeFigures { [self] id in
      try catalog().seedItem(id: id)?.composition
    } count: { text, unit, composition in
      guard let amount = try? AmountText.amount(text) else { return nil }
      return try? FoodAmount.counted(amount, unit: unit, figures: composition).value
    }
  }
}
