internal import PFCText

/// A CSV file with a known header.
struct CSVTable {
  let file: String
  private(set) var rows: [CSVRow] = []
  private(set) var faults: [Fault] = []

  /// Reads a file whose header must be `columns`, in their order. O(n).
  init(file: String, bytes: [UInt8], columns: [String]) {
    self.file = file
    let scanner = CSVScanner(bytes: bytes)
    faults = scanner.faults.map { fault in
      Fault(
        code: fault.code, file: file, line: fault.line, column: fault.column, text: fault.text.shortened, detail: "")
    }
    if scanner.faults.contains(where: { $0.kind == .otherEncoding }) { return }
    guard let header = scanner.records.first else {
      faults.append(Fault(code: .emptyFile, file: file, line: 1, column: 1, text: "", detail: ""))
      return
    }
    guard checkHeader(header, columns) else { return }
    let places = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    for record in scanner.records.dropFirst() {
      if record.count == columns.count {
        rows.append(CSVRow(file: file, fields: record, places: places))
      } else if let first = record.first {
        faults.append(
          Fault(
            code: .raggedRow, file: file, line: first.line, column: 1, text: first.text.shortened,
            detail: "\(record.count) fields, \(columns.count) expected"))
      }
    }
  }

  private mutating func checkHeader(_ header: [CSVScanner.Field], _ columns: [String]) -> Bool {
    for (index, column) in columns.enumerated() where index >= header.count || header[index].text != column {
      let field = index < header.count ? header[index] : nil
      faults.append(
        Fault(
          code: .wrongHeader, file: file, line: 1, column: field?.column ?? 1, text: field?.text ?? "",
          detail: "'\(column)' expected"))
      return false
    }
    guard header.count == columns.count else {
      let extra = header[columns.count]
      faults.append(
        Fault(code: .wrongHeader, file: file, line: 1, column: extra.column, text: extra.text, detail: "not a column"))
      return false
    }
    return true
  }
}

/// A row of a CSV file.
struct CSVRow {
  let file: String
  let fields: [CSVScanner.Field]
  let places: [String: Int]

  /// The text of a column.
  func text(_ column: String) -> String { field(column).text }

  /// A fault of the field in a column.
  func fault(_ code: Fault.Code, _ column: String, detail: String = "") -> Fault {
    let field = field(column)
    return Fault(
      code: code, file: file, line: field.line, column: field.column, text: field.text.shortened,
      detail: detail.isEmpty ? column : "\(column): \(detail)")
  }

  private func field(_ column: String) -> CSVScanner.Field {
    places[column].map { fields[$0] } ?? CSVScanner.Field(text: "", line: 1, column: 1)
  }
}

extension CSVFault {
  fileprivate var code: Fault.Code {
    switch kind {
    case .otherEncoding: .otherEncoding
    case .byteOrderMark: .byteOrderMark
    case .invalidUTF8: .invalidUTF8
    case .carriageReturn: .carriageReturn
    case .strayQuote: .strayQuote
    case .openQuote: .openQuote
    case .noFinalLineEnd: .noFinalLineEnd
    }
  }
}

extension String {
  /// The text as far as an error message shows it.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
