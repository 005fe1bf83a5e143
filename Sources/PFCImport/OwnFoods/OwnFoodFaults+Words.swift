public import PFCModel

extension OwnFoodFaults: WordedError {
  /// The stable code.
  public var code: String { "bad_own_food" }
  /// Every fault, a line each.
  public var message: Bilingual {
    all.map { fault in
      let message = OwnFoodWords(fault).message
      return Bilingual("\(subject): \(message.japanese)", "\(subject): \(message.english)")
    }.lines
  }
  /// What to do about them, each remedy once.
  public var hint: Bilingual {
    var remedies: [Bilingual] = []
    for remedy in all.map({ OwnFoodWords($0).remedy }) where !remedies.contains(remedy) { remedies.append(remedy) }
    return remedies.lines
  }
  /// What was said can be said otherwise.
  public var kind: WordedErrorKind { .input }
}

extension OwnFoodFile.Faults: WordedError {
  /// The stable code.
  public var code: String { "bad_own_food_file" }
  /// Every fault with its place, a line each.
  public var message: Bilingual {
    all.map { fault in
      let words = OwnFoodWords(fault)
      let place = "\(file):\(fault.line):\(fault.column): "
      return Bilingual(
        place + words.message.japanese + "。" + words.remedy.japanese,
        place + words.message.english + ". " + words.remedy.english)
    }.lines
  }
  /// What to do about them.
  public var hint: Bilingual {
    Bilingual("何も書いていません。直してからもう一度どうぞ。", "Nothing was written. Correct the file and try again.")
  }
  /// A file is in a state.
  public var kind: WordedErrorKind { .refused }
}
