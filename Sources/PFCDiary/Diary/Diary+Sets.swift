internal import PFCJournal
public import PFCModel

extension Diary {
  /// The saved sets, by name.
  public func mealSets() throws(JournalError) -> [MealSet] { try store?.mealSets() ?? [] }

  /// The set of a name. Throws ``LogResolver/Failure`` when it is not there; else ``JournalError``.
  public func mealSet(_ name: String) throws -> MealSet {
    let key = Self.storedName(name)
    guard let set = try mealSets().first(where: { $0.name == key }) else { throw LogResolver.Failure.unknownSet(name) }
    return set
  }

  /// Saves a line of items under a name, to be logged as `@NAME`, in place of the set of that name. Who logs it later is
  /// not asked what it means, so that every food in it must be clear.
  ///
  /// Throws ``DiaryInputError`` for what is no name, ``LineError`` for a line that cannot be read; else ``SeedError`` or
  /// ``JournalError``.
  public func saveSet(_ name: String, line: String) throws -> MealSet {
    guard !name.isEmpty, !name.contains(where: { $0.isWhitespace || "、,，+＋@＠".contains($0) }) else {
      throw DiaryInputError.setName(name)
    }
    let set = MealSet(name: Self.storedName(name), line: Self.storedName(line))
    do { _ = try LogResolver(catalog: catalog()).ingredients(set.line) { _, _ in nil } } catch let
      failure as LogResolver.Failure
    {
      throw LineError(failure, line: nil, canChoose: false)
    }
    try writable().save(set, now: now)
    return set
  }

  /// Removes a set. Throws ``LogResolver/Failure`` when it is not there; else ``JournalError``.
  public func removeSet(_ name: String) throws {
    guard try store?.removeSet(name, now: now) ?? false else { throw LogResolver.Failure.unknownSet(name) }
  }
}
