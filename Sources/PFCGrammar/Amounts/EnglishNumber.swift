/// Numbers in English words: one, a dozen, half an, three quarters of a.
enum EnglishNumber {
  private static let words = WordTable<Double>(
    [
      "one": 1.0, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
      "eleven": 11, "twelve": 12, "dozen": 12, "couple of": 2, "couple": 2,
    ].map { ([$0.key], $0.value) })
  private static let articles = WordTable<Bool>([(["a", "an"], true)])
  private static let parts = WordTable<Double>([
    (["half", "halves"], 0.5), (["quarter", "quarters", "fourth"], 0.25), (["third", "thirds"], 1.0 / 3),
  ])
  /// What stands between a share and what it is of.
  private static let joints = WordTable<Bool>([
    (["of a", "of an", "of the", "of one", "of my", "of", "a", "an", "the"], true)
  ])

  /// The number of the words at a place; nil for none.
  static func number(in text: LineText, at start: Int) -> (end: Int, number: LineNumber)? {
    if let part = parts.longest(in: text, at: start) { return share(1, part, in: text) }
    if let word = words.longest(in: text, at: start) {
      let next = text.skippingBlanks(word.end)
      if let part = parts.longest(in: text, at: next), word.meaning < 10 { return share(word.meaning, part, in: text) }
      for joint in [" and a half", " and one half"] where text.has(joint, at: word.end) {
        return (word.end + joint.count, LineNumber(value: word.meaning + 0.5))
      }
      return (word.end, LineNumber(value: word.meaning))
    }
    guard let article = articles.longest(in: text, at: start), text.scalar(article.end) == " " else { return nil }
    let next = text.skippingBlanks(article.end)
    if let part = parts.longest(in: text, at: next) { return share(1, part, in: text) }
    if let word = words.longest(in: text, at: next), word.meaning == 12 || word.meaning == 2 {
      return (word.end, LineNumber(value: word.meaning))
    }
    return (article.end, LineNumber(value: 1, isArticle: true))
  }

  private static func share(
    _ count: Double, _ part: (end: Int, meaning: Double), in text: LineText
  ) -> (end: Int, number: LineNumber) {
    let next = text.skippingBlanks(part.end)
    let end = joints.longest(in: text, at: next).map(\.end) ?? part.end
    // Half a dozen is a number and no share.
    let dozen = text.skippingBlanks(end)
    if text.has("dozen", at: dozen) { return (dozen + 5, LineNumber(value: 12 * count * part.meaning)) }
    return (end, LineNumber(value: count * part.meaning, isShare: true))
  }
}
