internal import PFCCatalog
internal import PFCGrammar
internal import PFCModel
internal import PFCText

/// Makes what is said of a recipe in its draft.
struct RecipeEditor {
  private let edit: RecipeEdit
  private let catalog: FoodCatalog
  private let resolver: LogResolver
  private let name: String?
  private let added: [DishIngredient]

  init(_ edit: RecipeEdit, _ diary: Diary, _ choose: @escaping Diary.Chooser) throws {
    self.edit = edit
    name = try edit.name.map(Self.checkedName)
    catalog = try diary.catalog()
    let resolver = try diary.resolver()
    self.resolver = resolver
    added = try edit.added.map { line in try Self.reading { try resolver.ingredients(line, choose: choose) } } ?? []
  }

  /// The draft that is made of one.
  func draft(over known: RecipeDraft) throws -> RecipeDraft {
    var draft = known
    draft.name = name ?? known.name
    if let text = edit.category { draft.category = Self.stored(text) }
    if let text = edit.country { draft.country = Self.stored(text) }
    if let season = edit.season { draft.season = season }
    if let reading = edit.reading.map(Self.stored) { draft.reading = reading.isEmpty ? nil : reading }
    if let note = edit.note { draft.note = note.isEmpty ? nil : SaidText.storedName(note) }
    try setYield(of: &draft)
    try setIngredients(of: &draft)
    return draft
  }

  /// A name as it is stored. Throws ``RecipeError`` for one that a command could not tell from an identifier, or that no
  /// terminal can show.
  static func checkedName(_ text: String) throws -> String {
    switch RecipeName.fault(of: text) {
    case nil: break
    case .identifier: throw RecipeError.nameLikeIdentifier(text)
    case .controlCharacter: throw RecipeError.nameWithControls(text)
    }
    let name = stored(text)
    if name.isEmpty { throw RecipeError.emptyName }
    return name
  }

  private static func stored(_ text: String) -> String { SaidText.storedName(text).trimmed }

  private func setYield(of draft: inout RecipeDraft) throws {
    for text in edit.yields {
      switch try Self.amount(text) {
      case let amount? where amount.unit.isWeight: draft.yieldGrams = amount.value
      case let amount? where amount.unit == .serving && amount.size.isEmpty: draft.servings = amount.value
      default: throw RecipeError.badYield(text)
      }
    }
    guard let text = edit.servings else { return }
    let figure = SaidText.plainFigure(text)
    if figure?.digits == 0 { throw RecipeError.badServings(text) }
    let said = try Self.amount(text).flatMap { $0.unit == .serving ? $0.value : nil }
    guard let count = said ?? figure?.value, count > 0 else { throw RecipeError.badServings(text) }
    draft.servings = count
  }

  private static func amount(_ text: String) throws -> Amount? {
    do throws(AmountError) { return try AmountText.amount(text) } catch { throw MeasureError.amount(text, error) }
  }

  /// The numbers and names are those of the list before the edit.
  private func setIngredients(of draft: inout RecipeDraft) throws {
    let before = draft.ingredients
    var all: [DishIngredient?] = before
    for other in edit.amounts {
      let place = try place(other.ingredient, in: before)
      all[place] = try Self.reading { try resolver.ingredient(before[place], amount: Self.stored(other.amount)) }
    }
    for text in edit.drops { all[try place(text, in: before)] = nil }
    draft.ingredients = all.compactMap(\.self) + added
  }

  private static func reading<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch LogResolver.Failure.notFound(let words) {
      throw RecipeError.notFound(words)
    } catch LogResolver.Failure.empty {
      throw RecipeError.noIngredients
    } catch let failure as LogResolver.Failure {
      throw LineError(failure, line: nil)
    }
  }

  /// Where an ingredient stands, by number, identifier, name, or what the name means.
  private func place(_ text: String, in all: [DishIngredient]) throws -> Int {
    let key = FoodCatalog.normalized(text)
    if let number = Int(key), all.indices.contains(number - 1), text.count < 5 { return number - 1 }
    let whole = all.indices.filter { all[$0].item == text || FoodCatalog.normalized(all[$0].name) == key }
    let foods = try whole.isEmpty ? catalog.foods(named: text) : []
    let found = whole.isEmpty ? all.indices.filter { all[$0].item.map(foods.contains) ?? false } : whole
    guard found.count == 1, !key.isEmpty else { throw RecipeError.unknownIngredient(text, among: all.map(\.name)) }
    return found[0]
  }
}
