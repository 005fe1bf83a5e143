internal import PFCModel
internal import PFCSearch
internal import PFCText

/// Checks names and readings.
enum NameCheck {
  /// The faults of a name and its reading in one row.
  static func faults(of row: CSVRow, name: String, reading: String) -> [Fault] {
    var faults: [Fault] = []
    let text = row.text(name)
    if text.isEmpty { return [row.fault(.missing, name)] }
    if text.utf8.count > IndexFormat.maximumTextLength { faults.append(row.fault(.badName, name, detail: "too long")) }
    if !isClean(text) { faults.append(row.fault(.badName, name)) }
    let read = row.text(reading)
    if read.isEmpty {
      if text.unicodeScalars.contains(where: isJapanese) { faults.append(row.fault(.missing, reading)) }
    } else if let problem = problem(ofReading: read, for: text) {
      faults.append(row.fault(.badReading, reading, detail: problem))
    }
    return faults
  }

  /// The faults of the display name of a food or dish: it must be among its names in a file, and its head too if another
  /// name says so.
  static func faults(ofDisplay row: CSVRow, _ names: [ItemName], in file: String) -> [Fault] {
    let displays = names.filter { $0.kind == .display }
    guard displays.count == 1, displays[0].name == row.text("name") else {
      return [row.fault(.missing, "name", detail: "one row of kind display with this name in \(file) expected")]
    }
    let head = row.text("name").split(separator: "（").first.map(String.init) ?? ""
    return names.contains { $0.kind == .head && $0.name != head }
      ? [row.fault(.badName, "name", detail: "a row of kind head in \(file) differs from '\(head)'")] : []
  }

  private static func isClean(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    let isBlankAtEnd = first.properties.isWhitespace || last.properties.isWhitespace
    let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return !isBlankAtEnd && !hasControl && Array(TextPipeline.stored(text).utf8) == Array(text.utf8)
  }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    let script = Script(scalar)
    return script == .kanji || script.isKana
  }

  private static func problem(ofReading reading: String, for name: String) -> String? {
    for scalar in reading.unicodeScalars where [.kanji, .hiragana].contains(Script(scalar)) {
      return "'\(scalar)' is not katakana"
    }
    for mark in "（）・\u{3000}" where count(of: mark, in: name) != count(of: mark, in: reading) {
      return "'\(mark)' occurs a different number of times than in the name"
    }
    return nil
  }

  private static func count(of mark: Character, in text: String) -> Int { text.reduce(0) { $0 + ($1 == mark ? 1 : 0) } }
}
