internal import PFCModel

extension BackupKind {
  static let recipes = BackupKind(
    name: "recipes", table: "own_recipe",
    fields: [
      .integer("number", 1...Int64(Int32.max)), .text("name"), .text("name_key"), .text("reading").optional,
      .text("category", mayBeEmpty: true), .text("country", mayBeEmpty: true), .text("season"),
      .real("servings", moreThanZero: true).optional, .real("yield_grams", moreThanZero: true).optional,
      .text("note").optional, .figures("composition"), .real("weight", moreThanZero: true).optional,
      .moment("created"), .moment("updated"),
    ],
    changed: "updated")

  static let recipeIngredients = BackupKind(
    name: "recipe_ingredients", table: "own_recipe_ingredient",
    fields: [
      .integer("id", 1...Int64.max), .integer("recipe", 1...Int64(Int32.max)),
      .integer("position", 0...Int64(Int32.max)), .text("name"), .text("item").optional,
      .real("grams", moreThanZero: true).optional, .text("amount", mayBeEmpty: true),
      .text("note", mayBeEmpty: true),
    ])
}
