internal import PFCCatalog
internal import PFCGrammar
internal import PFCJournal
internal import PFCModel
internal import PFCNutrition

/// The figures of seeds for the recipes of a journal. The seeds are opened when the first is asked for.
final class SeedFigures {
  private let seedFiles: [String]
  private var catalog: FoodCatalog?

  init(_ seedFiles: [String]) { self.seedFiles = seedFiles }

  /// What the journal asks for.
  var forRecipes: RecipeFigures {
    RecipeFigures { [self] id in
      try opened().item(id: id)?.composition
    } count: { text, unit, composition in
      guard let amount = try? AmountText.amount(text) else { return nil }
      return try? FoodAmount.counted(amount, unit: unit, figures: composition).value
    }
  }

  private func opened() throws(SeedError) -> FoodCatalog {
    if let catalog { return catalog }
    let made = try FoodCatalog(seedFiles: seedFiles)
    catalog = made
    return made
  }
}
