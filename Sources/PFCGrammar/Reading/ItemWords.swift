/// The words of one item, sorted by what they may say, before anybody knows which food is meant.
package struct ItemWords: Hashable, Sendable {
  /// The words that name it, as typed.
  package var name: String
  /// Whether the name holds what could be an amount, so that only a whole name of the data can be meant: 6Pチーズ.
  package var holdsAmount = false
  /// Whether the name is a unit (cup, c), so that only something of the user's own can be meant.
  package var isUnit = false
  /// The amount; nil where none is said.
  package var amount: SaidAmount?
  /// What was typed for the amount and the words around it; empty for none.
  package var amountText = ""
  /// Words that choose among measures: 大盛り, M.
  package var sizes: [String] = []
  /// Words that say that a weight is one as bought: 殻つき.
  package var asBought: [String] = []
  /// Words behind the amount, which choose the row or the measure: 皮なし of 200g皮なし; empty for none.
  package var behind = ""

  package init(name: String) { self.name = name }
}

/// Finds what the words of an item mean. The grammar knows no food; whoever knows them prices each way to read a line.
package protocol NameJudge {
  /// What an item is taken to be.
  associatedtype Meaning

  /// What the words mean, and at which price above that of a plain item (see ``ReadingPrices``); nil where they name
  /// nothing.
  mutating func verdict(on item: ItemWords) throws -> (price: Int, meaning: Meaning)?
}
