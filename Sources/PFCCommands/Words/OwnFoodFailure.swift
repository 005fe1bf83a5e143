internal import PFC
internal import PFCArguments

/// Own foods that were refused, in words: every fault, a line each.
struct OwnFoodFailure: Error {
  let code: String
  let message: Bilingual
  let hint: Bilingual
  let status: ExitStatus

  /// The faults of one food.
  init(_ faults: OwnFoodFaults, subject: String) {
    let words = faults.all.map(OwnFoodWords.init)
    code = "bad_own_food"
    message = Bilingual(
      words.map { "\(subject): \($0.message.japanese)" }.joined(separator: "\n"),
      words.map { "\(subject): \($0.message.english)" }.joined(separator: "\n"))
    hint = Bilingual(
      words.map(\.remedy.japanese).withoutRepeats.joined(separator: "\n"),
      words.map(\.remedy.english).withoutRepeats.joined(separator: "\n"))
    status = .usage
  }

  /// The faults of a file, each with its place.
  init(_ faults: OwnFoodFile.Faults, file: String) {
    let lines = faults.all.map { fault -> Bilingual in
      let words = OwnFoodWords(fault)
      let place = "\(file):\(fault.line):\(fault.column): "
      return Bilingual(
        place + words.message.japanese + "。" + words.remedy.japanese,
        place + words.message.english + ". " + words.remedy.english)
    }
    code = "bad_own_food_file"
    message = Bilingual(
      lines.map(\.japanese).joined(separator: "\n"), lines.map(\.english).joined(separator: "\n"))
    hint = Bilingual("何も書いていません。直してからもう一度どうぞ。", "Nothing was written. Correct the file and try again.")
    status = .failed
  }

  /// Runs a body whose faults are those of one food.
  static func wrapping<Result>(
    subject: String, _ body: () throws(OwnFoodFaults) -> Result
  ) throws(OwnFoodFailure) -> Result {
    do { return try body() } catch { throw OwnFoodFailure(error, subject: subject) }
  }
}

extension [String] {
  /// The texts in their order, each once.
  var withoutRepeats: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
