internal import PFCJSON
internal import PFCModel
internal import PFCStorage

/// One field of a record: the column where it is kept, the member that it is in a backup, and how one becomes the other.
struct BackupField: Sendable {
  /// The name of the member.
  let name: String
  /// The column of the table.
  let column: String
  /// Writes the value of a column that is not null.
  let write: @Sendable (borrowing Row, Int32, inout JSONWriter) -> Bool
  /// The value for the column; nil when the field is none.
  let read: @Sendable (JSONField) -> Value?
  /// Whether the column may be null.
  var isOptional = false
  /// What a record has whose member is not written; nil where the member must be there.
  var absent: Value?

  /// The same field, which may be null.
  var optional: BackupField {
    var field = self
    field.isOptional = true
    return field
  }
}

extension BackupField {
  /// Text; empty only where that may be.
  static func text(_ column: String, mayBeEmpty: Bool = false) -> BackupField {
    words(column) { mayBeEmpty || !$0.isEmpty ? .text($0) : nil }
  }

  /// Text that something else reads.
  static func words(_ column: String, _ read: @escaping @Sendable (String) -> Value?) -> BackupField {
    BackupField(name: column, column: column) { row, index, line in
      line.string(row.text(index))
      return true
    } read: { field in
      guard case .string(let text) = field else { return nil }
      return read(text)
    }
  }

  /// A whole number within a range.
  static func integer(_ column: String, _ range: ClosedRange<Int64>, name: String? = nil) -> BackupField {
    BackupField(name: name ?? column, column: column) { row, index, line in
      let value = row.integer(index)
      line.raw(String(value))
      return range.contains(value)
    } read: { field in
      guard case .number(let digits) = field, let value = Int64(digits), range.contains(value) else { return nil }
      return .integer(value)
    }
  }

  /// A mark that few records have: only those write it, as 1.
  static func mark(_ column: String) -> BackupField {
    var field = integer(column, 0...1)
    field.absent = .integer(0)
    return field
  }

  /// A number that ``Storable`` has, with all the digits that tell it from its neighbours.
  static func real(_ column: String, moreThanZero: Bool = false) -> BackupField {
    real(column, within: moreThanZero ? Storable.positive : Storable.figures)
  }

  /// A number within a range.
  static func real(_ column: String, within range: ClosedRange<Double>) -> BackupField {
    BackupField(name: column, column: column) { row, index, line in
      let value = row.real(index)
      line.raw(value.description)
      return range.contains(value)
    } read: { field in
      guard case .number(let digits) = field, let value = Double(digits), range.contains(value) else { return nil }
      return .real(value)
    }
  }

  /// A moment, in milliseconds since 1970-01-01 UTC; its member's name ends in `_ms`. Clocks may be wrong, so any moment is
  /// one at which something was written.
  static func moment(_ column: String, name: String? = nil) -> BackupField {
    integer(column, Storable.moments, name: (name ?? column) + "_ms")
  }

  /// A UUID, as `0198f3c2-7d1e-7000-8000-000000000000`.
  static func identifier(_ column: String) -> BackupField {
    words(column) { text in
      let groups = text.split(separator: "-", omittingEmptySubsequences: false)
      let isOne = groups.map(\.utf8.count) == [8, 4, 4, 4, 12] && text.allSatisfy { $0 == "-" || $0.isHexDigit }
      return isOne ? .text(text) : nil
    }
  }

  /// A date, as `2026-11-30`.
  static func day(_ column: String) -> BackupField {
    coded(column) {
      Storable.days.contains($0) ? CivilDate(daysSince1970: Int($0)).text : nil
    } read: {
      CivilDate(text: $0).map { Int64($0.daysSince1970) }
    }
  }

  /// A number that stands for a word.
  static func coded(
    _ column: String, write: @escaping @Sendable (Int64) -> String?, read: @escaping @Sendable (String) -> Int64?
  ) -> BackupField {
    BackupField(name: column, column: column) { row, index, line in
      guard let word = write(row.integer(index)) else { return false }
      line.string(word)
      return true
    } read: { field in
      guard case .string(let text) = field else { return nil }
      return read(text).map { .integer($0) }
    }
  }

  /// The 54 figures of a composition, as ``FigureNotation`` writes them.
  static func figures(_ column: String) -> BackupField {
    BackupField(name: "figures", column: column) { row, index, line in
      guard let composition = row.withBlob(index, { Composition(bytes: $0) }) else { return false }
      line.quoted { FigureNotation.write(composition, to: &$0) }
      return true
    } read: { field in
      guard case .string(let text) = field else { return nil }
      return FigureNotation.composition(text).map { .blob($0.bytes) }
    }
  }
}
