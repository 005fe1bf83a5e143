internal import PFCCatalog
public import PFCDiary
public import PFCImport
internal import PFCJournal
public import PFCModel

extension Diary {
  /// Saves the foods of a file by their names, in one step, all or none. Durable when it returns. O(foods × log n).
  ///
  /// What the file has no column for stays as it is. When `isDryRun`, nothing is written, and what would become of each is
  /// given.
  public func save(
    _ file: OwnFoodFile, what: String, isDryRun: Bool = false
  ) throws(JournalError) -> [OwnFoodOutcome] {
    guard isDryRun else {
      let savings = file.drafts.map { draft in OwnFoodSaving(name: draft.name) { file.merged(draft, over: $0?.draft) } }
      return try writable().save(savings, what: what, OwnIndex.indexer, now: now)
    }
    return try file.drafts.map { draft throws(JournalError) in
      guard let known = try store?.ownFood(named: draft.name, OwnIndex.indexer) else {
        return .added(OwnFood(number: 0, draft: draft, created: now, updated: now))
      }
      let merged = file.merged(draft, over: known.draft)
      let changed = OwnFood(number: known.number, draft: merged, created: known.created, updated: now)
      return merged == known.draft ? .unchanged(known) : .changed(changed)
    }
  }
}
