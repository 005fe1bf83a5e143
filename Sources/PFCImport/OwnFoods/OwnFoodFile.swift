public import PFCModel

/// The own foods of a CSV file.
public struct OwnFoodFile: Sendable {
  /// Something wrong in the file, with its place.
  public struct Fault: Sendable, Equatable {
    /// What is wrong.
    public enum Reason: Sendable, Equatable {
      /// The file is in another encoding than UTF-8: its name.
      case encoding(String)
      /// There are bytes that are not UTF-8.
      case invalidUTF8
      /// A quote stands in an unquoted field, or text behind a quoted one.
      case strayQuote
      /// A quoted field does not end.
      case openQuote
      /// There is a carriage return that ends no line.
      case carriageReturn
      /// There is no row.
      case empty
      /// The column is not known.
      case unknownColumn
      /// The column is there twice.
      case columnTwice
      /// There is no column of names.
      case noNameColumn
      /// A row has another number of fields than the header: fields, and those of the header.
      case fieldCount(Int, of: Int)
      /// The name stands in an earlier row too: its line.
      case nameTwice(line: Int)
      /// What is said of a food is wrong.
      case food(OwnFoodFault)
    }

    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1.
    public let column: Int
    /// The offending text.
    public let text: String
    /// What is wrong.
    public let reason: Reason
  }

  /// All faults of a file.
  public struct Faults: Error, Sendable, Equatable {
    /// The name of the file.
    public let file: String
    /// The faults, in the order of the file.
    public let all: [Fault]
  }

  /// The foods, in the order of the file.
  public let drafts: [OwnFoodDraft]
  private let hasReading: Bool
  private let hasNote: Bool
  private let hasPortion: Bool

  /// Reads a file: UTF-8, with or without a byte order mark, LF or CRLF; a header that names its columns in any order, in
  /// Japanese or English; a food a row. `name` is for messages. Throws every fault. O(n).
  public init(bytes: [UInt8], name: String) throws(Faults) {
    var reader = OwnFoodFileReader(bytes: bytes, name: name)
    drafts = try reader.drafts()
    hasReading = reader.columns.contains(.reading)
    hasNote = reader.columns.contains(.note)
    hasPortion = reader.columns.contains(.portion)
  }

  /// A draft of the file over what is known of the food: what the file has no column for stays.
  package func merged(_ draft: OwnFoodDraft, over known: OwnFoodDraft?) -> OwnFoodDraft {
    guard let known else { return draft }
    var merged = draft
    if !hasReading { merged.reading = known.reading }
    if !hasNote { merged.note = known.note }
    if !hasPortion, draft.unit == nil, known.per == draft.per {
      merged.portions += known.portions.filter { old in
        !draft.portions.contains { $0.unit == old.unit && $0.size == old.size }
      }.map { Portion(old: $0, isUsual: merged.portions.isEmpty && $0.isUsual) }
    }
    return merged
  }
}

extension Portion {
  fileprivate init(old: Portion, isUsual: Bool) {
    self.init(
      unit: old.unit, size: old.size, milligrams: old.milligrams, basis: old.basis, note: old.note, source: old.source,
      isUsual: isUsual)
  }
}
