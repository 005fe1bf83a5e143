internal import PFCJournal
public import PFCModel

extension Diary {
  /// Changes entries of a day, which is today where none is given, by their numbers in one step. An entry that goes to
  /// another day gets a number there that was never given, and that day is the one that is shown.
  ///
  /// Throws ``EntryError`` for a number that the day does not have and for what cannot be changed, ``LineError`` for what
  /// cannot be read; else ``SeedError`` or ``JournalError``. Nothing is changed then.
  @discardableResult
  public func edit(
    _ numbers: [Int], on day: CivilDate? = nil, _ edit: EntryEdit, isDryRun: Bool = false,
    choose: @escaping Chooser = { _, _ in nil }
  ) throws -> DayChange {
    guard !edit.isEmpty else { throw EntryError.noChange }
    let date = if let day { day } else { try today() }
    let editor = try EntryEditor(edit, self, choose)
    guard let store else { throw EntryError.unknownNumbers(numbers, date) }
    func apply(isDryRun: Bool) throws -> [LogEntry] {
      let what = "edit \(numbers.map(String.init).joined(separator: " "))"
      let (entries, unknown) = try store.edit(
        numbers, on: date, what: what, isDryRun: isDryRun, now: now, { try editor.apply(to: &$1, of: $0) })
      guard unknown.isEmpty else { throw EntryError.unknownNumbers(unknown, date) }
      return entries
    }
    // Resolving may prompt the user, so it is done before the write transaction begins.
    if edit.item != nil, !isDryRun { _ = try apply(isDryRun: true) }
    var entries = try apply(isDryRun: isDryRun)
    let shown = edit.day ?? date
    var preview = DayPreview(self)
    if isDryRun { entries = try preview.moved(entries, from: date) }
    return DayChange(
      isDryRun ? try preview.day(shown, with: entries) : try self.day(shown), entries,
      doubts: edit.figures.isEmpty ? [] : entries.compactMap { EnergyDoubt($0.draft) }, isDryRun: isDryRun)
  }

  /// Removes entries of a day, which is today where none is given, by their numbers in one step; gives them. Throws
  /// ``EntryError`` for a number that the day does not have, and then removes nothing; else ``JournalError``.
  @discardableResult
  public func remove(_ numbers: [Int], on day: CivilDate? = nil, isDryRun: Bool = false) throws -> DayChange {
    let date = if let day { day } else { try today() }
    let before = try self.day(date)
    let known = Set(before.entries.map(\.number) + before.workouts.map(\.number))
    let unknown = numbers.filter { !known.contains($0) }
    guard unknown.isEmpty, let store else { throw EntryError.unknownNumbers(unknown, date) }
    if isDryRun {
      let gone = before.entries.filter { numbers.contains($0.number) }
      let lost = before.workouts.filter { numbers.contains($0.number) }
      let day = try DayPreview(self).day(date, without: gone, withoutWorkouts: lost)
      return DayChange(day, gone, workouts: lost, isDryRun: true)
    }
    let what = "rm \(numbers.map(String.init).joined(separator: " "))"
    let removed = try store.remove(numbers, on: date, what: what, now: now)
    guard removed.unknown.isEmpty else { throw EntryError.unknownNumbers(removed.unknown, date) }
    return DayChange(try self.day(date), removed.entries, workouts: removed.workouts, isDryRun: false)
  }

  /// How many steps can be taken back.
  public static let undoDepth = Int(JournalStore.undoDepth)

  /// Takes the last step back; gives what it was, or nil when there is none.
  @discardableResult
  public func undo() throws(JournalError) -> UndoneStep? { try store?.undo().map(UndoneStep.init) }
}
