internal import PFCModel

/// A number as a line says it.
struct LineNumber: Equatable, Sendable {
  /// The value: of a range its middle.
  var value: Double
  /// Whether it is the middle of a range that was said.
  var isMiddle = false
  /// Whether it is a number only before a unit, as 三 is: 三つ葉 holds none.
  var needsUnit = false
  /// Whether it is a share of a whole: 1/4, ½, half.
  var isShare = false
  /// Whether it is a mere article: a, an.
  var isArticle = false
  /// What is wrong with how it is written.
  var fault: AmountError?
}
