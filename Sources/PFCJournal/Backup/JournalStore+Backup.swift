package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// Writes everything that is the user's as one JSON document, piece by piece, as it is at one moment. O(records).
  ///
  /// Throws ``JournalError``, or what `sink` throws.
  package func backup(
    program: String, created: String, _ sink: @escaping ([UInt8]) throws -> Void
  ) throws -> BackupSummary {
    try attempt { connection in
      var summary = BackupSummary(records: [])
      try connection.snapshot {
        var writer = BackupWriter(connection, sink)
        summary = try writer.write(program: program, created: created)
      }
      return summary
    }
  }

  /// How a restore is made.
  package struct RestoreOptions {
    /// How the backup comes into the journal.
    package let mode: RestoreMode
    /// Whether content may be replaced.
    package let isForced: Bool
    /// Whether nothing is written.
    package let isDryRun: Bool
    /// What tells the copy of the journal from others, as `20261130123400`.
    package let stamp: String
    /// The moment.
    package let now: Instant

    /// Makes options.
    package init(mode: RestoreMode, isForced: Bool, isDryRun: Bool, stamp: String, now: Instant) {
      self.mode = mode
      self.isForced = isForced
      self.isDryRun = isDryRun
      self.stamp = stamp
      self.now = now
    }
  }

  /// Brings a backup in, as one step and all or nothing; everything in it is checked before anything is written. Gives
  /// what changed, or would change. O(records × log n).
  ///
  /// Throws ``BackupError`` or ``JournalError``; the journal is then as it was.
  package func restore(
    path: String, bytes: [UInt8], _ options: RestoreOptions, check: @escaping BackupCheck
  ) throws -> RestoreSummary {
    let reader = BackupReader(path: path, bytes: bytes, check: check)
    return try attempt { connection in
      let plan = RestorePlan(connection, options.mode)
      defer { try? plan.end() }
      let references = RestoreCheck(connection, path)
      try connection.snapshot {
        try stage(reader, plan, path)
        try references.checkReferences()
      }
      func decide() throws -> [RestoreSummary.Changes] {
        let changes = try plan.decide()
        try references.checkCycles(options.mode)
        return changes
      }
      if options.isDryRun {
        var summary = RestoreSummary(changes: [], needsForce: false, copy: nil)
        try connection.snapshot { summary = try summarize(try decide(), options, copy: nil) }
        return summary
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return try recordStep("restore \(name)", at: options.now) { connection in
        removePartials()
        let changes = try decide()
        let summary = try summarize(changes, options, copy: nil)
        guard summary.isChange else { return summary }
        if summary.needsForce, !options.isForced { throw refusal(path, changes) }
        let copy = summary.needsForce ? try copyAside(options.stamp) : nil
        try plan.apply()
        return RestoreSummary(changes: changes, needsForce: summary.needsForce, copy: copy)
      }
    }
  }

  private func stage(_ reader: BackupReader, _ plan: RestorePlan, _ path: String) throws {
    try plan.begin()
    try reader.read(restart: plan.begin) { kind, position, values, id in
      do {
        try plan.take(kind, values)
      } catch let error as SQLiteError where error.kind == .constraint {
        throw BackupError.duplicate(path: path, kind: kind.name, position: position, id: id)
      }
    }
  }

  private func summarize(
    _ changes: [RestoreSummary.Changes], _ options: RestoreOptions, copy: String?
  ) throws -> RestoreSummary {
    let isChange = changes.contains(where: \.isChange)
    let needsForce = try isChange && options.mode == .replace && hasContent()
    return RestoreSummary(changes: changes, needsForce: needsForce, copy: copy)
  }

  /// Whether there is anything that a restore could replace. Counters alone are nothing of the user's.
  private func hasContent() throws -> Bool {
    try attempt { connection in
      try BackupKind.all.contains { kind in
        try kind.counter == nil && connection.integer("SELECT EXISTS (SELECT 1 FROM \(kind.table))") == 1
      }
    }
  }

  private func refusal(_ path: String, _ changes: [RestoreSummary.Changes]) -> BackupError {
    .needsForce(
      path: path, removed: changes.reduce(0) { $0 + $1.removed }, updated: changes.reduce(0) { $0 + $1.updated },
      isEmpty: changes.allSatisfy { $0.added + $0.updated + $0.unchanged + $0.kept == 0 })
  }

  /// What the names of copies begin with.
  private var copyName: String { "\(self.path).before-restore-" }

  /// Removes what restores that were killed left behind; the step holds the journal for writing, so none runs now.
  private func removePartials() {
    for path in JournalFile.paths(beginningWith: copyName) where path.contains(".partial") { JournalFile.remove(path) }
  }

  /// Copies the journal as it was before this step began; gives the path of the copy. The step holds the journal for
  /// writing, so nobody else changes it meanwhile; another connection still reads the old state.
  private func copyAside(_ stamp: String) throws -> String {
    let base = copyName + stamp
    let copy = (1...).lazy.map { $0 == 1 ? base : "\(base)-\($0)" }.first { !JournalFile.exists($0) } ?? base
    let partial = copy + ".partial"
    try JournalFile.create(partial)
    do {
      try Connection.writable(path: self.path).query("VACUUM INTO ?", [.text(partial)])
    } catch {
      JournalFile.remove(partial)
      throw error
    }
    try JournalFile.finish(partial, as: copy)
    return copy
  }
}
