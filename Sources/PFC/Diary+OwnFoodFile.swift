internal import PFCCatalog
public import PFCDiary
public import PFCImport
internal import PFCJournal
public import PFCModel

extension Diary.OwnFoods {
  /// Saves the foods of a file by their names, in one step, all or none. Durable when it returns. O(foods × log n).
  ///
  /// What the file has no column for stays as it is. When `isDryRun`, nothing is written, and what would become of each is
  /// given.
  public func save(_ file: OwnFoodFile, what: String, isDryRun: Bool = false) throws -> [OwnFoodOutcome] {
    let savings = file.drafts.map { draft in OwnFoodSaving(name: draft.name) { file.merged(draft, over: $0?.draft) } }
    return try diary.writable(isDryRun: isDryRun).save(
      savings, what: what, isDryRun: isDryRun, OwnIndex.indexer, now: diary.now)
  }
}
