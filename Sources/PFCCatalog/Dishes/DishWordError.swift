public import PFCModel

/// A word that is no kind of dish.
public enum DishWordError: WordedError, Equatable {
  /// No dish has this category: the word, and the categories that there are.
  case unknownCategory(String, known: [String])
  /// No dish is of this cuisine: the word, and the cuisines that there are.
  case unknownCountry(String, known: [String])

  /// The stable code.
  public var code: String {
    switch self {
    case .unknownCategory: "unknown_category"
    case .unknownCountry: "unknown_country"
    }
  }

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .unknownCategory(let word, _): Bilingual("料理の分類ではありません: \(word)", "This is no category of dishes: \(word)")
    case .unknownCountry(let word, _): Bilingual("国・料理圏ではありません: \(word)", "This is no cuisine: \(word)")
    }
  }

  /// The names that there are.
  public var hint: Bilingual {
    switch self {
    case .unknownCategory(_, let known), .unknownCountry(_, let known):
      Bilingual("使える名前: \(known.joined(separator: " "))", "The names are: \(known.joined(separator: " "))")
    }
  }

  /// A word that is none can be said otherwise.
  public var kind: WordedErrorKind { .input }
}
