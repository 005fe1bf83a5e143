internal import PFCCatalog
internal import PFCGrammar
package import PFCModel

extension RecipeImport {
  /// The places of the recipes, each behind those that it uses. Throws ``RecipeFault`` with the way of one that would be
  /// made of itself. O(recipes + uses).
  package func order() throws(RecipeFault) -> [Int] {
    enum State { case unseen, open, done }
    var states = [State](repeating: .unseen, count: recipes.count)
    var order: [Int] = []
    order.reserveCapacity(recipes.count)
    for start in recipes.indices where states[start] == .unseen {
      var way = [(place: start, rest: recipes[start].parts[...])]
      states[start] = .open
      while let (place, rest) = way.last {
        guard let part = rest.first else {
          states[place] = .done
          order.append(place)
          way.removeLast()
          continue
        }
        way[way.count - 1].rest = rest.dropFirst()
        switch states[part] {
        case .unseen:
          states[part] = .open
          way.append((part, recipes[part].parts[...]))
        case .open:
          let cycle = way.map(\.place).drop { $0 != part } + [part]
          throw .cycle(cycle.map { recipes[$0].draft.name })
        case .done: break
        }
      }
    }
    return order
  }
}

extension RecipeImport.Recipe {
  /// Puts the saved recipes of the file in the places of those that it uses. O(ingredients).
  package mutating func link(_ saved: (_ place: Int) -> Recipe?) {
    if parts.isEmpty { return }
    for (place, match) in matches.enumerated() {
      guard let part = match.recipe, let recipe = saved(part) else { continue }
      let (grams, lack) = Self.grams(of: match, recipe)
      let old = match.ingredient
      let new = DishIngredient(
        name: old.name, item: recipe.id, grams: grams, amount: old.amount, note: old.note)
      draft.ingredients[place] = new
      matches[place] = IngredientMatch(
        new, .sure, item: .recipe(recipe), recipe: part, lack: lack, isMiddle: match.isMiddle)
    }
  }

  private static func grams(of match: IngredientMatch, _ recipe: Recipe) -> (Double?, IngredientMatch.Lack?) {
    if let grams = match.ingredient.grams { return (grams, nil) }
    let amount = CookAmount(match.ingredient.amount)
    guard let said = amount.said else { return (nil, amount.lack) }
    guard let measures = ItemMeasures(.recipe(recipe), portions: recipe.portions) else { return (nil, .noItem) }
    var words = ItemWords(name: recipe.draft.name)
    (words.amount, words.amountText) = (said, match.ingredient.amount)
    do throws(MeasureError) {
      return (try measures.measured(words).grams, nil)
    } catch {
      guard case .conversion(_, _, _, .missingUnit(let unit, let known)) = error else { return (nil, .unread) }
      return (nil, .noWeight(unit.text, known: known.map(\.text)))
    }
  }
}
