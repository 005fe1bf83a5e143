internal import PFCCatalog
internal import PFCModel
internal import PFCText

/// Reads the rows of a file of own foods, collecting every fault on the way.
struct OwnFoodFileReader {
  private let scanner: CSVScanner
  private var faults: [OwnFoodFile.Fault] = []
  private(set) var columns: [OwnFoodColumns.Column] = []

  private let name: String

  init(bytes: [UInt8], name: String) {
    scanner = CSVScanner(bytes: bytes, dialect: .spreadsheet)
    self.name = name
  }

  mutating func drafts() throws(OwnFoodFile.Faults) -> [OwnFoodDraft] {
    faults = scanner.faults.compactMap(\.fault)
    var drafts: [OwnFoodDraft] = []
    if faults.isEmpty {
      readHeader()
      if faults.isEmpty { drafts = readRows() }
    }
    guard faults.isEmpty else { throw OwnFoodFile.Faults(file: name, all: faults) }
    return drafts
  }

  private mutating func readHeader() {
    let header = scanner.records.first { !$0.isBlank }
    guard let header else { return add(.empty, CSVScanner.Field(text: "", line: 1, column: 1)) }
    for (field, column) in zip(header, OwnFoodColumns.columns(header.map(\.text))) {
      guard let column else {
        add(.unknownColumn, field)
        continue
      }
      if columns.contains(column) { add(.columnTwice, field) }
      columns.append(column)
    }
    if faults.isEmpty, !columns.contains(.name) { add(.noNameColumn, header[0]) }
  }

  private mutating func readRows() -> [OwnFoodDraft] {
    var drafts: [OwnFoodDraft] = []
    var lines: [String: Int] = [:]
    for record in scanner.records.filter({ !$0.isBlank }).dropFirst() {
      guard record.count == columns.count else {
        add(.fieldCount(record.count, of: columns.count), record[0])
        continue
      }
      do throws(OwnFoodFaults) {
        let draft = try form(of: record).draft()
        if let line = lines.updateValue(record[0].line, forKey: OwnIndex.nameKey(draft.name)) {
          add(.nameTwice(line: line), field(.name, of: record))
        }
        drafts.append(draft)
      } catch {
        for fault in error.all { add(.food(fault), field(fault.field.column, of: record)) }
      }
    }
    if drafts.isEmpty, faults.isEmpty { add(.empty, CSVScanner.Field(text: "", line: 1, column: 1)) }
    return drafts
  }

  private func form(of record: [CSVScanner.Field]) -> OwnFoodForm {
    var form = OwnFoodForm()
    for (column, field) in zip(columns, record) {
      let text = field.text.trimmed
      switch column {
      case .name: form.name = text
      case .reading: form.reading = text
      case .per: form.per = text.isEmpty ? nil : text
      case .weight: form.weight = text.isEmpty ? nil : text
      case .portion: form.portions = text.split(separator: " ").map(String.init)
      case .note: form.note = text
      case .identifier: break
      case .figure(let nutrient): form.figures.append((nutrient, text))
      }
    }
    return form
  }

  /// The field of a column; the first of the row where there is no such column.
  private func field(_ column: OwnFoodColumns.Column, of record: [CSVScanner.Field]) -> CSVScanner.Field {
    columns.firstIndex(of: column).map { record[$0] } ?? record[0]
  }

  private mutating func add(_ reason: OwnFoodFile.Fault.Reason, _ field: CSVScanner.Field) {
    faults.append(OwnFoodFile.Fault(line: field.line, column: field.column, text: field.text, reason: reason))
  }
}

extension CSVFault {
  fileprivate var fault: OwnFoodFile.Fault? {
    let reason: OwnFoodFile.Fault.Reason
    switch kind {
    case .otherEncoding: reason = .encoding(text)
    case .invalidUTF8: reason = .invalidUTF8
    case .carriageReturn: reason = .carriageReturn
    case .strayQuote: reason = .strayQuote
    case .openQuote: reason = .openQuote
    case .byteOrderMark, .noFinalLineEnd: return nil
    }
    return OwnFoodFile.Fault(line: line, column: column, text: text, reason: reason)
  }
}

extension OwnFoodFault.Field {
  /// The column that the field stands in.
  fileprivate var column: OwnFoodColumns.Column {
    switch self {
    case .name: .name
    case .reading: .reading
    case .per: .per
    case .weight: .weight
    case .portion: .portion
    case .note: .note
    case .figure(let nutrient): .figure(nutrient)
    }
  }
}

extension [CSVScanner.Field] {
  /// Whether a row has nothing in it, as spreadsheets leave them below a table.
  fileprivate var isBlank: Bool { allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }
}
