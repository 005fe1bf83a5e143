internal import PFCJournal
public import PFCModel

extension Diary {
  /// The saved sets.
  public var sets: Sets { Sets(diary: self) }

  /// The sets: lines of items under a name.
  public struct Sets {
    package let diary: Diary

    /// The saved sets, by name.
    public func all() throws(JournalError) -> [MealSet] { try diary.store?.sets.all() ?? [] }

    /// The set of a name. Throws ``LogResolver/Failure`` when it is not there; else ``JournalError``.
    public func named(_ name: String) throws -> MealSet {
      let key = SaidText.storedName(name)
      guard let set = try all().first(where: { $0.name == key }) else { throw LogResolver.Failure.unknownSet(name) }
      return set
    }

    /// Saves a line of items under a name, to be logged as `@NAME`, in place of the set of that name. Who logs it later is
    /// not asked what it means, so that every food in it must be clear.
    ///
    /// Throws ``DiaryInputError`` for what is no name, ``LineError`` for a line that cannot be read; else ``SeedError`` or
    /// ``JournalError``.
    public func save(_ name: String, line: String) throws -> MealSet {
      guard !name.isEmpty, !name.contains(where: { $0.isWhitespace || "、,，+＋@＠".contains($0) }) else {
        throw DiaryInputError.setName(name)
      }
      let set = MealSet(name: SaidText.storedName(name), line: SaidText.storedName(line))
      do { _ = try LogResolver(catalog: diary.catalog()).ingredients(set.line) { _, _ in nil } } catch let
        failure as LogResolver.Failure
      {
        throw LineError(failure, line: nil, canChoose: false)
      }
      try diary.writable().sets.save(set, now: diary.now)
      return set
    }

    /// Removes a set. Throws ``LogResolver/Failure`` when it is not there; else ``JournalError``.
    public func remove(_ name: String) throws {
      guard try diary.store?.sets.remove(name, now: diary.now) ?? false else {
        throw LogResolver.Failure.unknownSet(name)
      }
    }
  }
}
