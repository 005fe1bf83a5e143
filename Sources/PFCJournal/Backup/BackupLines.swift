/// The lines of a backup as pfc writes it: a header, and for each kind its name, one record a line, and an end. What is
/// not laid out so may still be a backup that another program has written anew.
struct BackupLines {
  enum Line {
    /// The header, as an object.
    case header(String)
    /// The name of a kind, whose records follow.
    case kind(String)
    /// A record.
    case record(String)
    /// The end of the records of a kind.
    case kindEnd
    /// The end of the document.
    case end
  }

  /// The lines are not laid out as pfc does.
  struct OtherLayout: Error {
    /// Where the line begins in the file, from 1.
    let byte: Int
    /// Whether it is the last line, or the first, from which nothing follows for the others.
    let mayBeCutShort: Bool
  }

  private enum Place {
    case start, afterHeader
    case record(mayEnd: Bool)
    case recordsEnd
    case afterKind(isLast: Bool)
    case end
  }

  private let bytes: [UInt8]
  private var next = 0
  private var number = 0
  private var place = Place.start

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where the line that was given last begins, from 1.
  private(set) var start = 0

  /// Why the line that was given last is none of pfc's.
  var otherLayout: OtherLayout {
    OtherLayout(byte: start + 1, mayBeCutShort: number <= 1 || next == bytes.count)
  }

  /// The next line; nil behind the end. O(length of the line).
  mutating func nextLine() throws(OtherLayout) -> Line? {
    if case .end = place {
      guard next == bytes.count else { throw advanced() }
      return nil
    }
    guard let line = take() else { throw advanced() }
    guard let read = read(line) else { throw otherLayout }
    return read
  }

  private func advanced() -> OtherLayout {
    OtherLayout(byte: next + 1, mayBeCutShort: next == bytes.count)
  }

  private mutating func take() -> String? {
    guard next < bytes.count else { return nil }
    start = next
    number += 1
    let end = bytes[next...].firstIndex(of: 0x0A) ?? bytes.count
    next = min(end + 1, bytes.count)
    return JSONText.string(bytes[start..<end])
  }

  private mutating func read(_ line: String) -> Line? {
    let (text, hasComma) = line.hasSuffix(",") ? (String(line.dropLast()), true) : (line, false)
    switch place {
    case .start:
      guard hasComma, text.hasPrefix("{") else { return nil }
      place = .afterHeader
      return .header(text + "}")
    case .afterHeader, .afterKind(isLast: false): return kind(line)
    case .record(mayEnd: true) where text == "]", .recordsEnd:
      guard text == "]" else { return nil }
      place = .afterKind(isLast: !hasComma)
      return .kindEnd
    case .record:
      guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
      place = hasComma ? .record(mayEnd: false) : .recordsEnd
      return .record(text)
    case .afterKind(isLast: true):
      guard line == "}" else { return nil }
      place = .end
      return .end
    case .end: return nil
    }
  }

  private mutating func kind(_ line: String) -> Line? {
    guard line.hasPrefix("\""), line.hasSuffix("\":[") else { return nil }
    place = .record(mayEnd: true)
    return .kind(String(line.dropFirst().dropLast(3)))
  }
}
