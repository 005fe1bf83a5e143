/// What the parts of a reading cost. The cheapest reading of a line is taken: whole names before words, a food with its
/// amount before a bare number, fewer items before more, and anything before what nobody understands.
package enum ReadingPrices {
  /// Each item.
  static let item = 30
  /// An item of which no amount is said.
  static let withoutAmount = 10
  /// An amount before its name without a joint: 150g ごはん. It may as well belong to the item before.
  static let amountFirst = 6
  /// An item that begins where the one before ends, without anything between.
  static let glued = 4
  /// A word behind an amount that belongs to it.
  static let behind = 3
  /// A word for the day, the time or the meal behind the first item.
  static let lateMoment = 8
  /// A mere blank between two items in Latin letters.
  static let latinBlank = 25
  static let particle = 3
  static let joint = 3
  static let filler = 2
  /// What says that something was not eaten: it is always seen.
  static let negation = 1
  /// A word that nobody understands, and each of its characters.
  static let unread = 200
  static let unreadCharacter = 10

  /// The name is the start of a name, or words that choose a row.
  package static let words = 8
  /// The words are in a name among others.
  package static let weakWords = 45
  /// The name has to be asked about.
  package static let asked = 70
  /// The food has no measure for the amount.
  package static let noMeasure = 35
}
