/// What is said of an own recipe, as it is typed. What is nil stays; an empty text takes away.
public struct RecipeEdit: Sendable, Hashable {
  /// Another amount of an ingredient.
  public struct OtherAmount: Sendable, Hashable {
    /// Which ingredient: its number or name in the list before the edit.
    public let ingredient: String
    /// The amount: `200g`, `少々`, empty for none.
    public let amount: String

    /// An amount of an ingredient.
    public init(of ingredient: String, _ amount: String) { (self.ingredient, self.amount) = (ingredient, amount) }
  }

  /// The name.
  public var name: String?
  /// The reading in kana.
  public var reading: String?
  /// The category, as カレー.
  public var category: String?
  /// The country or cuisine, as 和食.
  public var country: String?
  /// The season as data write it: 春, 夏, 秋, 冬 or `Any`.
  public var season: String?
  /// What all of it makes: a weight (`600g`), servings (`4人前`), or both.
  public var yields: [String] = []
  /// How many servings it makes, as `4` or `4人前`.
  public var servings: String?
  /// A note.
  public var note: String?
  /// Other amounts of ingredients.
  public var amounts: [OtherAmount] = []
  /// The ingredients that go, by their numbers or names in the list before the edit.
  public var drops: [String] = []
  /// A line of ingredients that come: `じゃがいも 2個、塩 少々`.
  public var added: String?

  /// An edit that changes nothing yet.
  public init() {}
}
