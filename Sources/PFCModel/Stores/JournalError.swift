/// Why the journal cannot be used.
public struct JournalError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The file or its folder cannot be made or opened.
    case cannotOpen
    /// Whether there is a journal cannot be known: the system's error number.
    case unreachable(errorNumber: Int32)
    /// The folder of the journal is not there: its path.
    case noFolder(String)
    /// The file or its folder may not be written.
    case readOnly
    /// Another program holds the journal.
    case locked
    /// The disk is full.
    case full
    /// The content is not what was written.
    case damaged(String)
    /// The file is another kind of file, or another program's database.
    case foreign
    /// The journal was written by a newer program: its version of the schema.
    case newer(Int)
    /// The journal does not take this value, or has no number left: of what.
    case outOfRange(String)
    /// Reading or writing failed.
    case failed(String)
  }

  /// The path of the journal.
  public let path: String
  /// What is wrong.
  public let reason: Reason

  /// Makes an error.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The stable code, as `journal_locked`.
  public var code: String {
    switch reason {
    case .cannotOpen: "journal_cannot_open"
    case .unreachable: "journal_unreachable"
    case .noFolder: "journal_no_folder"
    case .readOnly: "journal_read_only"
    case .locked: "journal_locked"
    case .full: "journal_full"
    case .damaged: "journal_damaged"
    case .foreign: "journal_foreign"
    case .newer: "journal_newer"
    case .outOfRange: "journal_out_of_range"
    case .failed: "journal_failed"
    }
  }
}
