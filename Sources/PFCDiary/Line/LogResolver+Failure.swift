public import PFCCatalog
public import PFCModel

extension LogResolver {
  /// What of a line nobody understands.
  public struct Unread: Error, Sendable, Hashable {
    /// The line as typed.
    public let line: String
    /// The places in characters of what was not read.
    public let ranges: [Range<Int>]
    /// The same in words.
    public let words: [String]
  }

  /// Why a line cannot be logged. Nothing of it is then.
  public enum Failure: Error {
    /// Parts of the line are not understood.
    case unread(Unread)
    /// The line says that something was not eaten: the line and the word.
    case notEaten(String, String)
    /// The line says two meals, days or times.
    case twoMeals(String)
    /// The line has more characters than this.
    case tooLong(Int)
    /// An amount stands without a food before it.
    case amountWithoutFood(String)
    /// Nobody can tell how much of an item was said.
    case measure(MeasureError)
    /// Nothing is found for the words.
    case notFound(String)
    /// Only guesses are found: the words and the candidates.
    case ambiguous(String, [Candidate])
    /// Nobody knows what the user's own recipe holds.
    case withoutFigures(Recipe)
    /// A food of this name is part of the set meal that the line has too.
    case inMeal(String, Item)
    /// と joins a raw food to a dish, which may be one dish: the words of both, and those of the dish.
    case joinedDish(String, String)
    /// There is no such set.
    case unknownSet(String)
    /// The line has no items.
    case empty
  }
}
