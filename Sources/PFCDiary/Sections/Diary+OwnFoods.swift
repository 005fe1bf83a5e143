internal import PFCCatalog
internal import PFCJournal
public import PFCModel

extension Diary {
  /// The own foods.
  public var ownFoods: OwnFoods { OwnFoods(diary: self) }

  /// The foods that the user has entered.
  public struct OwnFoods {
    package let diary: Diary

    /// The user's own foods, in the order in which they were entered. O(n).
    public func all() throws(JournalError) -> [OwnFood] { try diary.store?.ownFoods() ?? [] }

    /// The own food that an identifier as `u1` or a name means. Names are compared as by a search: whatever their width,
    /// kana or composition. Throws ``OwnFoodError`` when there is none; else ``JournalError``. O(log n).
    public func food(_ word: String) throws -> OwnFood {
      if let number = OwnFood.number(ofID: word), let food = try diary.store?.ownFood(number: number) { return food }
      guard let food = try diary.store?.ownFood(named: word, OwnIndex.indexer) else { throw OwnFoodError.unknown(word) }
      return food
    }

    /// Adds an own food; gives it, from a dry run with the number that it would get. Durable when it returns. Throws ``OwnFoodError`` when
    /// another has its name, and then changes nothing; else ``JournalError``.
    @discardableResult
    public func add(_ draft: OwnFoodDraft, isDryRun: Bool = false) throws -> OwnFood {
      let (food, isNew) = try diary.writable(isDryRun: isDryRun).add(
        draft, isDryRun: isDryRun, OwnIndex.indexer, now: diary.now)
      guard isNew else { throw OwnFoodError.nameTaken(food) }
      return food
    }

    /// Changes an own food; gives it. `change` makes the draft of what is there, which may be newer than the food that is
    /// given: it is read and written in one transaction. What was logged keeps its name and figures; recipes that use it are
    /// summed anew. Durable when it returns; with `isDryRun` nothing is written.
    ///
    /// Throws ``OwnFoodError`` when another has the name or it is gone, and then changes nothing; else ``JournalError``, or
    /// what `change` throws.
    @discardableResult
    public func edit(
      _ food: OwnFood, isDryRun: Bool = false, _ change: (OwnFoodDraft) throws -> OwnFoodDraft
    ) throws -> OwnFood {
      guard let store = diary.store else { throw OwnFoodError.unknown(food.draft.name) }
      switch try store.update(number: food.number, isDryRun: isDryRun, OwnIndex.indexer, now: diary.now, change) {
      case .changed(let changed): return changed
      case .nameTaken(let other): throw OwnFoodError.nameTaken(other)
      case .gone: throw OwnFoodError.unknown(food.draft.name)
      }
    }

    /// Removes own foods in one step. What was logged keeps its name and figures. Durable when it returns.
    ///
    /// Throws ``RecipeFault`` for a food that a recipe uses, and then removes none; else ``JournalError``.
    public func remove(_ foods: [OwnFood], isDryRun: Bool = false) throws {
      try diary.store?.remove(foods, isDryRun: isDryRun, now: diary.now)
    }
  }
}

/// Why an own food is not found, or cannot be saved.
public enum OwnFoodError: WordedError, Equatable {
  /// No own food has this identifier or name.
  case unknown(String)
  /// This food has the name already.
  case nameTaken(OwnFood)

  /// The stable code.
  public var code: String {
    switch self {
    case .unknown: "unknown_own_food"
    case .nameTaken: "duplicate_own_food"
    }
  }

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .unknown(let word): Bilingual("マイ食品にありません: \(word)", "There is no such own food: \(word)")
    case .nameTaken(let food):
      Bilingual(
        "同じ名前のマイ食品があります: \(food.id) \(food.draft.name)", "An own food has this name: \(food.id) \(food.draft.name)")
    }
  }

  /// What to do about it.
  public var hint: Bilingual {
    switch self {
    case .unknown: Bilingual("`pfc food list` で番号と名前を見られます。", "`pfc food list` shows ids and names.")
    case .nameTaken(let food):
      Bilingual(
        "直すなら `pfc food edit \(food.id) …`、別の食品なら別の名前にしてください。",
        "`pfc food edit \(food.id) …` changes it; another food needs another name.")
    }
  }

  /// Whether it is not there, or another is in the way.
  public var kind: WordedErrorKind {
    switch self {
    case .unknown: .nothing
    case .nameTaken: .refused
    }
  }
}
