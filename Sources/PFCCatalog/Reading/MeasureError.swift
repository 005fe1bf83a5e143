public import PFCModel

/// Why nobody can tell how much of an item was said.
public enum MeasureError: Error, Equatable, Sendable {
  /// The amount is none: the text and why.
  case amount(String, AmountError)
  /// The amount is left to the cook: the item's name and the text.
  case vague(String, String)
  /// Nobody eats 100 g of the item without saying so, and it has no usual portion: its name and its units.
  case needed(String, known: [MeasureUnit])
  /// The item of this name and identifier has no weight for the text.
  case conversion(name: String, id: String?, String, ConversionError)
  /// The item is not eaten: its name.
  case notEaten(String)

  /// Whether no amount was said, which an ingredient may do without.
  var isUnsaid: Bool {
    switch self {
    case .vague, .needed: true
    case .amount, .conversion, .notEaten: false
    }
  }
}
