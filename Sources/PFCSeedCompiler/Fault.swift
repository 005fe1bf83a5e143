/// Something wrong in a source file of a seed, with its place and what to do.
package struct Fault: Error, Equatable, Sendable {
  /// The kind of fault: stable, for programs.
  package let code: Code
  /// The file, as it was named to the compiler.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int
  /// The offending text.
  package let text: String
  /// What is allowed, where the code alone does not say it.
  package let detail: String

  package enum Code: String, Sendable, CaseIterable {
    case unreadableFile = "unreadable_file"
    case otherEncoding = "other_encoding"
    case byteOrderMark = "byte_order_mark"
    case invalidUTF8 = "invalid_utf8"
    case carriageReturn = "carriage_return"
    case strayQuote = "stray_quote"
    case openQuote = "open_quote"
    case noFinalLineEnd = "no_final_line_end"
    case emptyFile = "empty_file"
    case wrongHeader = "wrong_header"
    case raggedRow = "ragged_row"
    case missing = "missing"
    case duplicate = "duplicate"
    case unknown = "unknown"
    case badNumber = "bad_number"
    case outOfRange = "out_of_range"
    case badMark = "bad_mark"
    case badName = "bad_name"
    case badReading = "bad_reading"
  }

  /// `FILE:LINE:COL: what: 'text' — what to do`.
  package var description: String {
    let shown = text.isEmpty ? "" : ": '\(Self.printable(text))'"
    let more = detail.isEmpty ? "" : " (\(detail))"
    return "\(file):\(line):\(column): \(code.what)\(shown)\(more); \(code.remedy)"
  }

  /// The text with control characters replaced: they could steer a terminal.
  private static func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Fault.Code {
  fileprivate var what: String {
    switch self {
    case .unreadableFile: "the file cannot be read"
    case .otherEncoding: "the file is in another encoding than UTF-8"
    case .byteOrderMark: "byte order mark"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .carriageReturn: "carriage return"
    case .strayQuote: "stray double quote"
    case .openQuote: "quoted field without an end"
    case .noFinalLineEnd: "no line end after the last row"
    case .emptyFile: "the file has no header row"
    case .wrongHeader: "unexpected column"
    case .raggedRow: "wrong number of fields"
    case .missing: "missing"
    case .duplicate: "given twice"
    case .unknown: "unknown"
    case .badNumber: "not a plain decimal number"
    case .outOfRange: "out of range"
    case .badMark: "mark and figure do not agree"
    case .badName: "bad name"
    case .badReading: "bad reading"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .unreadableFile: "check that it exists and may be read"
    case .otherEncoding: "save it as UTF-8 (in Excel: CSV UTF-8)"
    case .byteOrderMark: "save the file as UTF-8 without a byte order mark"
    case .invalidUTF8: "save the file as UTF-8"
    case .carriageReturn: "save the file with LF line ends"
    case .strayQuote: "put the whole field in double quotes and double the quote inside it"
    case .openQuote: "close the quote"
    case .noFinalLineEnd: "end the last row with a line end"
    case .emptyFile: "write the header row"
    case .wrongHeader: "use the columns of CONTRIBUTING.md in their order"
    case .raggedRow: "give each row as many fields as the header"
    case .missing: "fill it in"
    case .duplicate: "keep one of the two"
    case .unknown: "use a value that is defined, or define it"
    case .badNumber: "write digits with at most one point, as 0.20"
    case .outOfRange: "check the figure against its source"
    case .badMark: "name each component in one mark column at most; leave the figure empty for all marks but estimated"
    case .badName: "write the name in NFC, without blanks at its ends"
    case .badReading: "write the reading in katakana with the punctuation of the name"
    }
  }
}

/// All faults of a compilation.
package struct Faults: Error, Sendable {
  package let all: [Fault]
}
