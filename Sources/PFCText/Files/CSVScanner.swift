/// Splits the text of a CSV file into records: UTF-8, fields in double quotes where they hold a comma, a quote or a line
/// end (RFC 4180). Every departure is a fault with its place.
package struct CSVScanner {
  /// How strictly a file is read.
  package enum Dialect: Sendable {
    /// Sources: no byte order mark, LF at line ends, one behind the last row too.
    case strict
    /// What spreadsheets save: a byte order mark, CRLF at line ends, none at the end are fine.
    case spreadsheet
  }

  /// A field with the place where it starts.
  package struct Field: Sendable, Equatable {
    package let text: String
    package let line: Int
    package let column: Int

    package init(text: String, line: Int, column: Int) {
      self.text = text
      self.line = line
      self.column = column
    }
  }

  package private(set) var records: [[Field]] = []
  package private(set) var faults: [CSVFault] = []

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1
  private var record: [Field] = []

  /// Scans a whole file. O(n).
  package init(bytes: [UInt8], dialect: Dialect = .strict) {
    if let encoding = TextEncoding.detected(in: bytes), encoding != .utf8 {
      scalars = []
      faults = [CSVFault(.otherEncoding, line: 1, column: 1, text: encoding.rawValue)]
      return
    }
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      if dialect == .strict { faults.append(CSVFault(.byteOrderMark, line: 1, column: 1, text: "U+FEFF")) }
      bytes = bytes.dropFirst(3)
    }
    (scalars, faults) = Self.decode(bytes, faults, dialect)
    while index < scalars.count { scanField() }
    if !record.isEmpty, dialect == .strict {
      faults.append(CSVFault(.noFinalLineEnd, line: line, column: column, text: ""))
    }
    endRecord()
  }

  private static func decode(
    _ bytes: ArraySlice<UInt8>, _ faults: [CSVFault], _ dialect: Dialect
  ) -> ([Unicode.Scalar], [CSVFault]) {
    var (scalars, faults) = ([Unicode.Scalar](), faults)
    scalars.reserveCapacity(bytes.count)
    var (line, column) = (1, 1)
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar):
        if dialect == .spreadsheet, scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
        scalars.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      case .error:
        faults.append(CSVFault(.invalidUTF8, line: line, column: column, text: ""))
        scalars.append("\u{FFFD}")
        column += 1
      case .emptyInput:
        return (scalars, faults)
      }
    }
  }

  private mutating func scanField() {
    let start = (line, column)
    var text = String.UnicodeScalarView()
    if scalars[index] == "\"" {
      scanQuoted(into: &text, from: start)
    } else {
      scanBare(into: &text)
    }
    record.append(Field(text: String(text), line: start.0, column: start.1))
    guard index < scalars.count else { return }
    let isLineEnd = scalars[index] == "\n"
    advance()
    if isLineEnd {
      endRecord()
    } else if index == scalars.count || scalars[index] == "\n" {
      record.append(Field(text: "", line: line, column: column))
      if index < scalars.count {
        advance()
        endRecord()
      }
    }
  }

  private mutating func scanBare(into text: inout String.UnicodeScalarView) {
    while index < scalars.count, scalars[index] != ",", scalars[index] != "\n" {
      switch scalars[index] {
      case "\"": faults.append(CSVFault(.strayQuote, line: line, column: column, text: String(text) + "\""))
      case "\r": faults.append(CSVFault(.carriageReturn, line: line, column: column, text: String(text)))
      default: text.append(scalars[index])
      }
      advance()
    }
  }

  private mutating func scanQuoted(into text: inout String.UnicodeScalarView, from start: (line: Int, column: Int)) {
    advance()
    while index < scalars.count {
      if scalars[index] == "\"" {
        advance()
        guard index < scalars.count, scalars[index] == "\"" else { return scanAfterQuote(text) }
      }
      text.append(scalars[index])
      advance()
    }
    faults.append(CSVFault(.openQuote, line: start.line, column: start.column, text: String(String(text).prefix(20))))
  }

  private mutating func scanAfterQuote(_ text: String.UnicodeScalarView) {
    while index < scalars.count, scalars[index] != ",", scalars[index] != "\n" {
      let kind: CSVFault.Kind = scalars[index] == "\r" ? .carriageReturn : .strayQuote
      faults.append(CSVFault(kind, line: line, column: column, text: String(text)))
      advance()
    }
  }

  private mutating func endRecord() {
    if !record.isEmpty { records.append(record) }
    record = []
  }

  private mutating func advance() {
    (line, column) = scalars[index] == "\n" ? (line + 1, 1) : (line, column + 1)
    index += 1
  }
}
