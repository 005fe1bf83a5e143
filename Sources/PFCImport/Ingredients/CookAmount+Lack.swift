internal import PFCGrammar
internal import PFCModel

extension CookAmount {
  /// The amount, where one was said.
  var said: Amount? { if case .amount(let amount, _) = self { amount } else { nil } }

  var isMiddle: Bool { if case .amount(_, let isMiddle) = self { isMiddle } else { false } }

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
