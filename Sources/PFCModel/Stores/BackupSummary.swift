/// What a backup holds.
public struct BackupSummary: Sendable, Equatable {
  /// How many records of each kind, as `entries`, in the order of the document.
  public let records: [Records]

  /// The records of a kind.
  public struct Records: Sendable, Equatable {
    /// The name of the kind, as `entries`.
    public let kind: String
    /// How many there are.
    public let count: Int

    /// Makes a count.
    package init(kind: String, count: Int) {
      self.kind = kind
      self.count = count
    }
  }

  /// Makes a summary.
  package init(records: [Records]) { self.records = records }
}

/// What a restore changed, or would change.
public struct RestoreSummary: Sendable, Equatable {
  /// The changes to the records of a kind.
  public struct Changes: Sendable, Equatable {
    /// The name of the kind, as `entries`.
    public let kind: String
    /// Records that the journal did not have.
    public let added: Int
    /// Records that became those of the backup.
    public let updated: Int
    /// Records that the backup does not have.
    public let removed: Int
    /// Records that differ, of which the journal's stayed because it is not older.
    public let kept: Int
    /// Records that were the same.
    public let unchanged: Int

    /// Makes a set of counts.
    package init(kind: String, added: Int, updated: Int, removed: Int, kept: Int, unchanged: Int) {
      self.kind = kind
      self.added = added
      self.updated = updated
      self.removed = removed
      self.kept = kept
      self.unchanged = unchanged
    }

    /// Whether anything changes.
    public var isChange: Bool { added + updated + removed > 0 }
  }

  /// The changes by kind, in the order of the document.
  public let changes: [Changes]
  /// Whether the journal has content that is replaced, which takes force.
  public let needsForce: Bool
  /// The copy of the journal as it was before it was replaced; nil when none was needed.
  public let copy: String?

  /// Whether anything changes.
  public var isChange: Bool { changes.contains(where: \.isChange) }

  /// Makes a summary.
  package init(changes: [Changes], needsForce: Bool, copy: String?) {
    self.changes = changes
    self.needsForce = needsForce
    self.copy = copy
  }
}
