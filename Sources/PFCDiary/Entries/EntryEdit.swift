public import PFCModel

/// What is changed in entries. What is nil stays.
public struct EntryEdit: Sendable {
  /// Another amount, as people write it: `150g`, `2個`.
  public var amount: String?
  /// Another food or dish, in words or by its identifier; as much of it, where no amount is said.
  public var item: String?
  /// Another meal.
  public var slot: MealSlot?
  /// Another time: seconds since midnight, on the clock of the entry's own zone.
  public var clock: Int?
  /// Another day.
  public var day: CivilDate?
  /// Another note; empty for none.
  public var memo: String?
  /// Another name of a quick entry.
  public var name: String?
  /// Other figures of a quick entry.
  public var figures: [Nutrient: Figure] = [:]

  /// A change of the amount, or of nothing yet.
  public init(amount: String? = nil) { self.amount = amount }

  /// Whether nothing is changed.
  public var isEmpty: Bool {
    amount == nil && item == nil && slot == nil && clock == nil && day == nil && memo == nil && name == nil
      && figures.isEmpty
  }
}

/// Makes the changes in drafts of entries.
struct EntryEditor {
  private let edit: EntryEdit
  private let diary: Diary
  private let name: String?
  private let amount: EditedAmount?
  private let item: EditedItem?

  init(_ edit: EntryEdit, _ diary: Diary, _ choose: @escaping Diary.Chooser) throws {
    (self.edit, self.diary) = (edit, diary)
    name = try edit.name.map(QuickEntry.stored)
    item = try edit.item.map { try EditedItem($0, amountText: edit.amount, diary.resolver(), choose) }
    amount = try edit.amount.map { try EditedAmount($0, diary.catalog()) }
  }

  /// Makes the changes in the draft of an entry.
  func apply(to draft: inout LogDraft, of entry: LogEntry) throws {
    if let item { try item.apply(to: &draft) } else if let amount { try amount.apply(to: &draft, of: entry) }
    if name != nil || !edit.figures.isEmpty { try applyQuick(to: &draft, entry.number) }
    if let slot = edit.slot { draft.slot = slot }
    if let memo = edit.memo.map(SaidText.storedName) { draft.memo = memo.isEmpty ? nil : memo }
    // The time is that of the entry's own zone, wherever the user is now.
    if edit.day != nil || edit.clock != nil {
      let seconds = try edit.clock ?? diary.clock(at: draft.at, zone: draft.zone)
      draft.day = edit.day ?? draft.day
      draft.at = try diary.instant(on: draft.day, seconds: seconds, zone: draft.zone)
    }
  }

  private func applyQuick(to draft: inout LogDraft, _ number: Int) throws {
    guard draft.kind == .quick else { throw EntryError.notQuick(number: number, name: draft.name) }
    draft.name = name ?? draft.name
    draft.composition = try QuickEntry.composition(edit.figures, over: draft.composition)
  }
}
