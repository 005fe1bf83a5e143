package import PFCModel

/// One item of a line: what to look up, and how much of it.
package struct ItemPhrase: Sendable, Equatable {
  /// The words that name the food, or `@NAME` for a saved set.
  package let query: String
  /// The amount as typed; empty when none was said.
  package let amountText: String
  package let amount: Amount?
  /// What was said of the amount behind it: a size or 殻つき.
  package let qualifiers: [String]

  package init(query: String, amountText: String, amount: Amount?, qualifiers: [String] = []) {
    self.query = query
    self.amountText = amountText
    self.amount = amount
    self.qualifiers = qualifiers
  }
}

/// What is wrong with a line of items.
package enum ItemLineError: Error, Equatable, Sendable {
  /// An amount is none.
  case amount(String, AmountError)
  /// An amount stands without a food before it.
  case amountWithoutFood(String)
  /// An amount stands behind a saved set.
  case amountOfSet(String)
}

/// Reads lines of items: `鶏むね 200g`, `鶏むね200g`, `卵 2個 ごはん 茶碗1杯 納豆`. Words up to an amount are one query; `,`, `、` and
/// `+` end an item that has no amount.
package struct ItemLine {
  private var phrases: [ItemPhrase] = []
  private var words: [String] = []
  private let vague: [String]
  /// Whether a comma stands behind the last item.
  private var isSeparated = false

  private init(vague: [String]) { self.vague = vague }

  /// The items of a line. Words in `vague` (少々) end an item as an amount does that nobody can measure: the item has its
  /// text and no amount. O(n²) in the length of a word.
  package static func phrases(of line: String, vague: [String] = []) throws(ItemLineError) -> [ItemPhrase] {
    var reader = ItemLine(vague: vague)
    var tokens = tokens(of: line).flatMap(LineQualifier.split)[...]
    while let token = tokens.popFirst() {
      guard token != separator else {
        reader.end("", nil)
        reader.isSeparated = true
        continue
      }
      if reader.takeSet(token) { continue }
      if token.lowercased() == "as", tokens.first?.lowercased() == "bought" {
        tokens[tokens.startIndex] = "as-bought"
        continue
      }
      if let next = tokens.first, LineQualifier.isMixedNumber(token, next), !reader.words.isEmpty {
        tokens[tokens.startIndex] = token + "と" + next
        continue
      }
      if reader.takeVague(token) || reader.takeQualifier(token, before: tokens.first) { continue }
      if let next = tokens.first, LineQualifier.joins(token, next), !reader.words.isEmpty {
        tokens = tokens.dropFirst()
        reader.words.append(token + next)
        continue
      }
      // `200 g` is one amount; `01088 150g` is an identifier and one.
      if let next = tokens.first, next != separator, next.first?.isNumber == false,
        try reader.take(token + next, typed: "\(token) \(next)", isPair: true)
      {
        tokens = tokens.dropFirst()
      } else if try !reader.take(token, typed: token, isPair: false) {
        reader.words.append(token)
      }
    }
    reader.end("", nil)
    return reader.phrases
  }

  private static let separator = ","

  /// Takes a token that is a vague amount or ends in one; gives whether it did.
  private mutating func takeVague(_ token: String) -> Bool {
    guard let word = vague.first(where: token.hasSuffix), !words.isEmpty || token != word else { return false }
    if token != word { words.append(String(token.dropLast(word.count))) }
    end(word, nil)
    return true
  }

  /// Takes `@NAME`, which is an item by itself; gives whether it did.
  private mutating func takeSet(_ token: String) -> Bool {
    guard let first = token.first, "@＠".contains(first), token.count > 1 else { return false }
    end("", nil)
    isSeparated = false
    phrases.append(ItemPhrase(query: "@" + token.dropFirst(), amountText: "", amount: nil))
    return true
  }

  /// Takes a word behind an amount that says more of it; gives whether it did.
  private mutating func takeQualifier(_ token: String, before next: String?) -> Bool {
    guard words.isEmpty, !isSeparated, let last = phrases.last, last.amount != nil,
      LineQualifier.follows(token, isLast: next == nil || next == Self.separator)
    else { return false }
    phrases[phrases.count - 1] = ItemPhrase(
      query: last.query, amountText: last.amountText, amount: last.amount, qualifiers: last.qualifiers + [token])
    return true
  }

  /// Takes a token that is an amount or ends in one; gives whether it did. Two tokens are one amount only where the
  /// first is a bare number (`200 g`).
  private mutating func take(_ token: String, typed: String, isPair: Bool) throws(ItemLineError) -> Bool {
    do {
      if isPair {
        guard Double(FoldedAmount.fold(String(typed.prefix { $0 != " " }))) != nil else { return false }
        guard try AmountScanner.amount(String(typed.prefix { $0 != " " })) == nil else { return false }
      }
      if let amount = try AmountScanner.amount(token) {
        let isOfSet = !isSeparated && phrases.last?.query.first == "@"
        guard !words.isEmpty else {
          throw isOfSet ? ItemLineError.amountOfSet(typed) : ItemLineError.amountWithoutFood(typed)
        }
        end(typed, amount)
        return true
      }
      if !isPair, token.first != "@", let (word, amount) = try AmountScanner.trailing(token) {
        words.append(word)
        end(String(token.dropFirst(word.count)), amount)
        return true
      }
      return false
    } catch let error as AmountError {
      throw .amount(typed, error)
    } catch let error as ItemLineError {
      throw error
    } catch {
      throw .amount(typed, .badNumber)
    }
  }

  private mutating func end(_ typed: String, _ amount: Amount?) {
    guard !words.isEmpty else { return }
    isSeparated = false
    phrases.append(ItemPhrase(query: words.joined(separator: " "), amountText: typed, amount: amount))
    words = []
  }

  /// Words and separators. A comma between digits belongs to the number.
  private static func tokens(of line: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    let characters = Array(line)
    func flush() {
      if !word.isEmpty { tokens.append(word) }
      word = ""
    }
    for (index, character) in characters.enumerated() {
      let isBetweenDigits =
        index > 0 && index + 1 < characters.count && characters[index - 1].isNumber && characters[index + 1].isNumber
      if character.isWhitespace {
        flush()
      } else if character == "、", isBetweenDigits, isThousands(characters[(index + 1)...]) {
        word.append(character)
      } else if "、+＋".contains(character) || (",，".contains(character) && !isBetweenDigits) {
        flush()
        tokens.append(separator)
      } else {
        word.append(character)
      }
    }
    flush()
    return tokens
  }

  /// Three digits and no more: 、 before them was meant for a comma, as the number's reader then says.
  private static func isThousands(_ rest: ArraySlice<Character>) -> Bool { rest.prefix { $0.isNumber }.count == 3 }
}
