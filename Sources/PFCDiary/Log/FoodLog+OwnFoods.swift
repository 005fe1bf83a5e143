internal import PFCCatalog
internal import PFCJournal
public import PFCModel

extension FoodLog {
  /// The user's own foods, in the order in which they were entered. O(n).
  public func ownFoods() throws(JournalError) -> [OwnFood] { try store?.ownFoods() ?? [] }

  /// The own food that an identifier as `u1` or a name means; nil when there is none. Names are compared as by a search:
  /// whatever their width, kana or composition. O(log n).
  public func ownFood(_ word: String) throws(JournalError) -> OwnFood? {
    if let number = OwnFood.number(ofID: word), let food = try store?.ownFood(number: number) { return food }
    return try store?.ownFood(named: word, OwnIndex.indexer)
  }

  /// Adds an own food. Gives it, or the one that has its name already; then nothing is changed. Durable when it returns.
  public func add(_ draft: OwnFoodDraft, now: Instant) throws(JournalError) -> (food: OwnFood, isNew: Bool) {
    try writable().add(draft, OwnIndex.indexer, now: now)
  }

  /// Changes an own food. `edit` makes the draft of what is there, which may be newer than the food that is given: it is
  /// read and written in one transaction. What was logged keeps its name and figures; recipes that use it are summed anew.
  /// Durable when it returns; with `isDryRun` nothing is written. Throws ``JournalError``, or what `edit` throws.
  public func change(
    _ food: OwnFood, isDryRun: Bool = false, now: Instant, _ edit: (OwnFoodDraft) throws -> OwnFoodDraft
  ) throws -> OwnFoodChange {
    try writable().update(number: food.number, isDryRun: isDryRun, OwnIndex.indexer, now: now, edit)
  }

  /// Removes own foods in one step. What was logged keeps its name and figures. Durable when it returns.
  ///
  /// Throws ``RecipeFault`` for a food that a recipe uses, and then removes none; else ``JournalError``.
  public func remove(_ foods: [OwnFood], now: Instant) throws {
    try store?.remove(foods, now: now)
  }
}
