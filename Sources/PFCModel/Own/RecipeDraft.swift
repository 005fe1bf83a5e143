/// What the user says of a recipe of their own.
public struct RecipeDraft: Sendable, Hashable {
  /// The name, in NFC.
  public var name: String
  /// Its reading in kana, by which it is found too; nil for none.
  public var reading: String?
  /// The category, as カレー; empty for none.
  public var category: String
  /// The country or cuisine, as 和食; empty for none.
  public var country: String
  /// The season, as 夏; `Any` for every season.
  public var season: String
  /// How many servings the ingredients make; nil where it was not said.
  public var servings: Double?
  /// The weight of the finished dish in grams; nil where it was not said: then that of the ingredients.
  public var yieldGrams: Double?
  /// What it is made of, in order. An ingredient may be a food, a dish, an own food or another recipe (`item`), or mere
  /// words; one without grams (少々) counts as unknown.
  public var ingredients: [DishIngredient]
  /// A note; nil for none.
  public var note: String?

  /// Makes a draft.
  public init(
    name: String, reading: String? = nil, category: String = "", country: String = "", season: String = Dish.anySeason,
    servings: Double? = nil, yieldGrams: Double? = nil, ingredients: [DishIngredient], note: String? = nil
  ) {
    self.name = name
    self.reading = reading
    self.category = category
    self.country = country
    self.season = season
    self.servings = servings
    self.yieldGrams = yieldGrams
    self.ingredients = ingredients
    self.note = note
  }
}
