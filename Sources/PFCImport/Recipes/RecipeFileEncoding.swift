internal import PFCText

/// Checks the encoding of a file, which has to be UTF-8.
enum RecipeFileEncoding {
  /// The bytes of the text, without a byte order mark. O(n), without a copy where there is no mark.
  static func text(_ bytes: [UInt8]) throws(RecipeFileFaults) -> [UInt8] {
    // What is UTF-8 and holds neither zeros nor escapes is in no other encoding.
    if isPlain(bytes) {
      let text = bytes.starts(with: mark) ? Array(bytes[mark.count...]) : bytes
      if String(decoding: text.prefix(1 << 16), as: UTF8.self).allSatisfy(\.isWhitespace),
        String(decoding: text, as: UTF8.self).allSatisfy(\.isWhitespace)
      {
        throw fault(.empty)
      }
      return text
    }
    switch TextEncoding.detected(in: bytes) {
    case .utf8, nil:
      let place = InputText.firstBadPlace(bytes)
      throw fault(.invalidUTF8, line: place.line, column: place.column)
    case let encoding?: throw fault(.encoding(encoding.rawValue), text: encoding.rawValue)
    }
  }

  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    Halves.map(bytes.count, border: { place in bytes[place...].firstIndex { $0 < 0x80 } ?? bytes.count }) { places in
      let part = bytes[places]
      return !part.contains { $0 == 0 || $0 == 0x1B } && (try? UTF8Span(validating: part.span)) != nil
    }.allSatisfy(\.self)
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func fault(
    _ reason: RecipeFileFault.Reason, line: Int = 1, column: Int = 1, text: String = ""
  ) -> RecipeFileFaults {
    RecipeFileFaults(all: [
      RecipeFileFault(line: line, column: column, recipe: "", field: "", text: text, reason: reason)
    ])
  }
}
