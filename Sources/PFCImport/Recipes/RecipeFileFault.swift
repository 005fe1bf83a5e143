/// Something wrong in a file of recipes, with its place.
public struct RecipeFileFault: Sendable, Equatable {
  /// What is wrong.
  public enum Reason: Sendable, Equatable {
    /// The file is in another encoding than UTF-8: its name.
    case encoding(String)
    /// There are bytes that are not UTF-8.
    case invalidUTF8
    /// There is no recipe.
    case empty
    /// The file is no JSON array of recipes.
    case noArray
    /// The file ends within what starts here.
    case cutShort
    /// A line ends within a string.
    case openString
    /// There is nothing between two commas.
    case noElement
    /// More text stands behind the array.
    case textBehind
    /// The recipe is no JSON.
    case badJSON
    /// Something else than this kind of value stands here.
    case wrongType(Kind)
    /// A member is there twice.
    case memberTwice
    /// There is no name.
    case missingName
    /// A plain text begins with an ingredient and its amount where the title should be.
    case ingredientAsTitle
    /// A plain text has no amount anywhere: it may be no recipe at all.
    case noAmounts
    /// There are no ingredients.
    case noIngredients
    /// The name has nothing that a search could find.
    case nothingToFind
    /// The text is too long: the greatest number of bytes.
    case tooLong(Int)
    /// The reading is not in kana.
    case noKana
    /// The text says neither servings nor a weight.
    case noSize
    /// The amount is none that can be.
    case badAmount
    /// The name looks like the identifier of an item.
    case identifier
    /// The name has control characters.
    case controlCharacter
    /// The number is not greater than zero.
    case notPositive
    /// An earlier recipe has the name: its line.
    case nameTwice(line: Int)
  }

  /// Kinds of values.
  public enum Kind: Sendable, Equatable {
    case recipe, ingredient, ingredients, text, number, size
  }

  /// The line, from 1: that of the recipe, where it is about one.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// The recipe: its name, or its number as `#3`; empty where the fault is about none.
  public let recipe: String
  /// The member, as `ingredients[2].name` counted from 1; empty for the whole recipe.
  public let field: String
  /// The offending text; empty for none.
  public let text: String
  /// What is wrong.
  public let reason: Reason
}

/// All faults of a file of recipes.
public struct RecipeFileFaults: Error, Sendable, Equatable {
  /// The name of the file.
  public internal(set) var file = ""
  /// The faults, in the order of the file.
  public let all: [RecipeFileFault]
}
