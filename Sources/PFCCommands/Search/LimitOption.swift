internal import PFC
internal import PFCArguments

/// How many results an answer has at most.
enum LimitOption {
  static let name = "limit"

  /// The number of `-n`; nil when it was not given.
  static func count(_ invocation: Invocation) throws(CommandError) -> Int? {
    try invocation.value(name).map { text throws(CommandError) in try count(text) }
  }

  /// The number that a text is.
  static func count(_ text: String) throws(CommandError) -> Int {
    guard let count = Int(text), count > 0, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw CommandError(
        code: "bad_limit", message: Bilingual("件数ではありません: \(text)", "This is not a count: \(text)"),
        hint: Bilingual("1 以上の整数を書いてください。", "Write a whole number from 1."), kind: .input)
    }
    return count
  }
}
