internal import PFCNutrition

/// Words of a line that say more of an amount: 大盛り, L, 殻つき, （殻つき）, ペットボトル.
enum LineQualifier {
  /// Whether a word behind an amount belongs to it. What may as well begin the next name does only at the end of an item.
  static func follows(_ word: String, isLast: Bool) -> Bool {
    let folded = FoldedAmount.fold(word)
    if isLast { return AsBought.isOne(word) || SizeWord.isPossible(folded) }
    guard !["大", "中", "小"].contains(folded) else { return false }
    return AsBought.isPlain(word) || SizeWord.isPlain(folded)
  }

  /// Whether two words are one number: 2 1/2個.
  static func isMixedNumber(_ whole: String, _ part: String) -> Bool {
    guard whole.count < 4, whole.allSatisfy(\.isNumber), part.contains(where: { "/／½⅓⅔¼¾⁄".contains($0) }) else {
      return false
    }
    let folded = FoldedAmount.fold(part)
    return folded.first?.isNumber == true && folded.prefix { $0.isNumber || $0 == "/" }.contains("/")
  }

  /// Whether two words are one size: 500ml ペットボトル.
  static func joins(_ volume: String, _ package: String) -> Bool {
    guard SizeWord.isPackage(package) else { return false }
    return SizeWord.isPlain(FoldedAmount.fold(volume + package))
  }

  /// A token and what ends it behind its amount: 60g（殻つき） and 1杯大盛り are two tokens each.
  static func split(_ token: String) -> [String] {
    if let close = token.last, "）)".contains(close), let open = token.firstIndex(where: { "（(".contains($0) }) {
      let inside = String(token[token.index(after: open)...].dropLast())
      let isQualifier = AsBought.isOne(inside) || SizeWord.isPossible(FoldedAmount.fold(inside))
      return isQualifier ? [String(token[..<open]), inside].filter { !$0.isEmpty } : [token]
    }
    let ending = AsBought.ending(of: token) ?? SizeWord.ending(of: token)?.size
    guard let ending else { return [token] }
    let head = String(token.dropLast(ending.count))
    let amount = (try? AmountScanner.amount(head)) ?? (try? AmountScanner.trailing(head))?.amount
    return amount == nil ? [token] : [head, ending]
  }
}
