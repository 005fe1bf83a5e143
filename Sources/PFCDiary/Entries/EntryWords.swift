internal import PFCGrammar
public import PFCModel

/// What the words behind `edit` say: numbers of entries, then a meal, a time or an amount.
public struct EntryWords: Sendable, Equatable {
  /// The numbers of entries, in the order said.
  public private(set) var numbers: [Int] = []
  /// Another meal: `3 昼`.
  public private(set) var slot: MealSlot?
  /// Another time, in seconds since midnight: `3 12:30`.
  public private(set) var clock: Int?
  /// Another amount: `2 150g`; also the last of several numbers where nothing else is changed: `4 250`.
  public private(set) var amount: String?

  /// Reads words. `isWhole` says that they are all there is, so that one of them must change something.
  public init(_ words: [String], isWhole: Bool) {
    numbers = words.prefix { SaidText.entryNumber($0) != nil }.compactMap(SaidText.entryNumber)
    var rest: [String] = []
    for word in words.dropFirst(numbers.count) {
      if slot == nil, let meal = MomentWords.slot(word) {
        slot = meal
      } else if clock == nil, word.contains(where: { ":：時".contains($0) }), let seconds = MomentText.seconds(word) {
        clock = seconds
      } else {
        rest.append(word)
      }
    }
    if !rest.isEmpty { amount = rest.joined() }
    if isWhole, amount == nil, slot == nil, clock == nil, numbers.count > 1 {
      numbers.removeLast()
      amount = words[numbers.count]
    }
  }
}
