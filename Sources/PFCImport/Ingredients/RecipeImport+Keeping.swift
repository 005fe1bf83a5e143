internal import PFCCatalog
internal import PFCGrammar
public import PFCModel

/// What an import leaves as the user had completed it, for the file does not say it.
public enum HeldPart: Sendable, Equatable {
  /// A member, by its name in JSON: `servings`, `note`.
  case member(String)
  /// The amount of an ingredient.
  case amount(DishIngredient)
  /// An ingredient that is not in the file, which is a mere list without amounts.
  case ingredient(DishIngredient)
}

extension RecipeImport.Recipe {
  /// Takes over what is known and the file does not say; gives what that is. O(ingredients²).
  package mutating func keep(_ known: RecipeDraft) -> [HeldPart] {
    if known == draft { return [] }
    var held: [HeldPart] = []
    func hold<Value: Equatable>(_ name: String, _ new: inout Value, _ old: Value, lacking: Value) {
      guard new == lacking, old != lacking else { return }
      new = old
      held.append(.member(name))
    }
    hold("reading", &draft.reading, known.reading, lacking: nil)
    hold("category", &draft.category, known.category, lacking: "")
    hold("country", &draft.country, known.country, lacking: "")
    if !saysSeason { hold("season", &draft.season, known.season, lacking: Dish.anySeason) }
    hold("servings", &draft.servings, known.servings, lacking: nil)
    hold("yield_grams", &draft.yieldGrams, known.yieldGrams, lacking: nil)
    hold("note", &draft.note, known.note, lacking: nil)
    return held + keep(known.ingredients)
  }

  private mutating func keep(_ known: [DishIngredient]) -> [HeldPart] {
    var held: [HeldPart] = []
    var rest = known
    let isMereList = !draft.ingredients.contains(where: \.isSaid)
    for (place, said) in draft.ingredients.enumerated() {
      guard let index = rest.firstIndex(where: { $0.isNamed(as: said) }) else { continue }
      let old = rest.remove(at: index)
      let new = said.note.isEmpty ? said.noted(old.note) : said
      draft.ingredients[place] = new
      if old.isInGrams(as: new) { draft.ingredients[place] = old }
      guard !new.isSaid, old.isSaid else { continue }
      draft.ingredients[place] = old
      matches[place] = matches[place].keeping(old)
      held.append(.amount(old))
    }
    guard isMereList else { return held }
    for old in rest where old.isSaid {
      draft.ingredients.append(old)
      matches.append(IngredientMatch(old, .sure, lack: old.grams == nil ? .vague : nil, isMiddle: false))
      held.append(.ingredient(old))
    }
    return held
  }
}

extension DishIngredient {
  /// Whether anything is said of how much it is.
  fileprivate var isSaid: Bool { grams != nil || !amount.isEmpty }

  /// Whether it is the same but for how the very grams are written: as an amount, or only as grams.
  fileprivate func isInGrams(as other: DishIngredient) -> Bool {
    func isPlain(_ ingredient: DishIngredient) -> Bool {
      ingredient.amount.isEmpty || CookAmount(ingredient.amount).single?.unit == .gram
    }
    return grams != nil && grams == other.grams && name == other.name && item == other.item && note == other.note
      && amount.isEmpty != other.amount.isEmpty && isPlain(self) && isPlain(other)
  }

  fileprivate func noted(_ note: String) -> DishIngredient {
    DishIngredient(name: name, item: item, grams: grams, amount: amount, note: note)
  }

  fileprivate func isNamed(as other: DishIngredient) -> Bool {
    name == other.name || OwnIndex.nameKey(name) == OwnIndex.nameKey(other.name)
  }
}
