internal import PFCGrammar
internal import PFCModel

extension CookAmount {
  /// Why there is no amount.
  var lack: IngredientMatch.Lack? {
    switch self {
    case .notSaid: .notSaid
    case .vague: .vague
    case .unread: .unread
    case .amount: nil
    }
  }
}
