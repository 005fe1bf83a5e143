/// How a backup comes into a journal.
public enum RestoreMode: String, Sendable, Hashable {
  /// The journal becomes what the backup is.
  case replace
  /// What the journal lacks is added, and what is newer in the backup is updated.
  case merge
}
