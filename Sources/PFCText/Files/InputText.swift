/// Makes the lines of what a program reads, which has to be UTF-8.
package enum InputText {
  /// Why bytes are no text.
  package struct Fault: Error, Sendable, Equatable {
    /// The encoding that the bytes are in, as `Shift_JIS`; nil when they are in none that is known.
    package let encoding: String?
    /// The line, from 1, of the first byte that is not UTF-8.
    package let line: Int
    /// The column, from 1, of that byte, in characters.
    package let column: Int
    /// What can be read of that line before the fault.
    package let text: String
  }

  /// The lines, without a byte order mark and without their ends (LF or CRLF). Zeros and escapes belong to other
  /// encodings and are refused. O(n).
  package static func lines(_ bytes: [UInt8]) throws(Fault) -> [String] {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard !body.contains(0), !body.contains(0x1B), let text = String(validating: body, as: UTF8.self) else {
      throw fault(bytes)
    }
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The first byte that belongs to no character, or the first zero or escape.
  package static func firstBadPlace(_ bytes: [UInt8]) -> (line: Int, column: Int, text: String) {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var (line, text) = (1, String.UnicodeScalarView())
    while case .scalarValue(let scalar) = decoder.decode(&rest), scalar != "\0", scalar != "\u{1B}" {
      if scalar == "\n" { (line, text) = (line + 1, .init()) } else { text.append(scalar) }
    }
    return (line, text.count + 1, String(text))
  }

  private static func fault(_ bytes: [UInt8]) -> Fault {
    let encoding = TextEncoding.detected(in: bytes).flatMap { $0 == .utf8 ? nil : $0.rawValue }
    let place = firstBadPlace(bytes)
    return Fault(encoding: encoding, line: place.line, column: place.column, text: place.text)
  }
}
