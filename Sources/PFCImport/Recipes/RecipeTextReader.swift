internal import PFCGrammar
internal import PFCModel
internal import PFCText

/// Reads recipes as plain text, collecting every fault on the way.
struct RecipeTextReader {
  private let text: RecipeText
  private var faults: [RecipeFileFault] = []
  private var lines: [ByteKey: Int] = [:]

  init(_ text: String) { self.text = RecipeText(text) }

  var remarks: [RecipeFile.Remark] {
    text.facts.map { .fact($0.part, line: $0.line) } + (text.stepLines > 0 ? [.steps(text.stepLines)] : [])
  }

  mutating func records(_ table: inout IngredientTable) throws(RecipeFileFaults) -> [RecipeFile.Record] {
    var records: [RecipeFile.Record] = []
    for recipe in text.recipes { records.append(record(recipe, &table)) }
    if records.isEmpty {
      faults.append(RecipeFileFault(line: 1, column: 1, recipe: "", field: "", text: "", reason: .empty))
    }
    if faults.isEmpty, let first = text.recipes.first, !text.recipes.contains(where: \.isSaid) {
      faults.append(
        RecipeFileFault(
          line: first.title.line, column: 1, recipe: "", field: "", text: first.title.part, reason: .noAmounts))
    }
    guard faults.isEmpty else { throw RecipeFileFaults(all: faults) }
    return records
  }

  private mutating func record(_ recipe: RecipeText.Recipe, _ table: inout IngredientTable) -> RecipeFile.Record {
    var form = RecipeForm()
    form.setName(recipe.title.part)
    let key = ByteKey(form.key)
    if let line = lines[key] { form.refuse("name", .nameTwice(line: line), form.draft.name) }
    lines[key] = lines[key] ?? recipe.title.line
    if recipe.isTitleIngredient { form.refuse("name", .ingredientAsTitle, recipe.title.part) }
    if recipe.ingredients.isEmpty { form.refuse("ingredients", .noIngredients) }
    take(&form, recipe.title.line, recipe.title.part)
    for (field, value) in recipe.fields {
      form.set(field, to: value.part)
      take(&form, value.line, recipe.title.part)
    }
    let places = recipe.ingredients.map { placed in
      table.place(
        of: RecipeFile.Ingredient(
          name: TextPipeline.storedLine(placed.part.name), amount: TextPipeline.storedLine(placed.part.amount),
          grams: nil,
          item: nil, note: placed.part.group))
    }
    return RecipeFile.Record(
      draft: form.draft, ingredients: places, line: recipe.title.line,
      saysSeason: recipe.fields.contains { $0.field == .season }, key: key)
  }

  /// Takes over the faults of a line.
  private mutating func take(_ form: inout RecipeForm, _ line: Int, _ recipe: String) {
    for fault in form.takeFaults() {
      faults.append(
        RecipeFileFault(
          line: line, column: 1, recipe: recipe, field: fault.field, text: fault.text, reason: fault.reason))
    }
  }
}

extension RecipeForm {
  fileprivate mutating func set(_ field: RecipeText.Field, to text: String) {
    switch field {
    case .title: break
    case .reading: setReading(text)
    case .size: setSize(text, "servings")
    case .category: setCategory(text)
    case .country: setCountry(text)
    case .season: setSeason(text)
    case .note: setNote(draft.note.map { $0 + "\n" + text } ?? text)
    }
  }
}
