internal import PFCText

/// Makes the text of a file, which has to be UTF-8.
enum RecipeFileEncoding {
  /// The text without a byte order mark. O(n).
  static func text(_ bytes: [UInt8]) throws(RecipeFileFaults) -> String {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    // What is UTF-8 and holds neither zeros nor escapes is in no other encoding.
    if !bytes.contains(0), !bytes.contains(0x1B),
      let text = String(validating: hasMark ? bytes[3...] : bytes[...], as: UTF8.self)
    {
      if text.allSatisfy(\.isWhitespace) { throw fault(.empty) }
      return text
    }
    switch TextEncoding.of(bytes) {
    case .utf8, nil:
      let place = InputText.firstBadPlace(bytes)
      throw fault(.invalidUTF8, line: place.line, column: place.column)
    case let encoding?: throw fault(.encoding(encoding.rawValue), text: encoding.rawValue)
    }
  }

  private static func fault(
    _ reason: RecipeFileFault.Reason, line: Int = 1, column: Int = 1, text: String = ""
  ) -> RecipeFileFaults {
    RecipeFileFaults(all: [
      RecipeFileFault(line: line, column: column, recipe: "", field: "", text: text, reason: reason)
    ])
  }
}
