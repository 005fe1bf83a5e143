/// One step of the way from what people type to what is compared.
///
/// A rule is a small file of its own. It must be idempotent: applying it twice changes nothing more.
package protocol TextRule: Sendable {
  /// What the rule is called in explanations and in the golden text.
  static var name: String { get }
  /// Whether the texts that the rule makes equal are one word written in different ways.
  static var loss: TextLoss { get }
  /// Applies the rule. O(n) in the length of the text.
  static func apply(to text: inout [Unicode.Scalar])
}

/// What a rule may make equal.
package enum TextLoss: Sendable {
  /// Only ways to write one word.
  case lossless
  /// Different words too, as ビル and ビール.
  case lossy
}
