internal import PFCCatalog
internal import PFCJournal
public import PFCModel

extension Diary {
  /// Logs what a line says was eaten, all of it or nothing: `朝 卵 2個 ごはん 茶碗1杯`. The line may say the day, the time and
  /// the meal; what it leaves out `said` does, and else the clock. A line that only names a day gives that day. A food is
  /// taken without asking only where it is clear; else `choose` is asked, and where it gives nil the line is refused.
  ///
  /// Throws ``LineError`` for a line that cannot be read; else ``SeedError`` or ``JournalError``.
  @discardableResult
  public func log(
    _ line: String, _ said: SaidMoment = SaidMoment(), memo: String? = nil, isDryRun: Bool = false,
    choose: Chooser = { _, _ in nil }
  ) throws -> DayChange {
    var read = ReadLines()
    let resolver = try resolver()
    let moment = try self.read(line, number: nil, said, memo, into: &read, resolver, choose)
    guard read.drafts.isEmpty else { return try add(read.drafts, read.parts, isDryRun: isDryRun) }
    guard read.heading != SaidMoment() else { throw LineError(.empty, line: nil) }
    return DayChange(try day(moment.day), parts: read.parts, isDryRun: isDryRun)
  }

  /// Logs several lines, all or none. A line with no more than a day or a meal heads those below it. See
  /// ``log(_:_:memo:isDryRun:choose:)-(String,_,_,_,_)``.
  @discardableResult
  public func log(
    lines: [String], _ said: SaidMoment = SaidMoment(), memo: String? = nil, isDryRun: Bool = false,
    choose: Chooser = { _, _ in nil }
  ) throws -> DayChange {
    var read = ReadLines()
    let resolver = try resolver()
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      _ = try self.read(line, number: lines.count > 1 ? index + 1 : nil, said, memo, into: &read, resolver, choose)
    }
    guard !read.drafts.isEmpty else { throw LineError(.empty, line: nil) }
    return try add(read.drafts, read.parts, isDryRun: isDryRun)
  }

  /// Logs something that no table has. Throws ``EntryError`` for what cannot be; else ``JournalError``.
  @discardableResult
  public func log(
    _ quick: QuickEntry, _ said: SaidMoment = SaidMoment(), memo: String? = nil, isDryRun: Bool = false
  ) throws -> DayChange {
    try add([try quick.draft(at: moment(said), memo: memo.map(SaidText.storedName))], [], isDryRun: isDryRun)
  }

  /// Logs again what was eaten on a day, or in one of its meals, at the same times of another day, which is today where
  /// none is given. The change has no entries when there was nothing. Throws ``JournalError``.
  @discardableResult
  public func logAgain(
    from source: CivilDate, slot: MealSlot? = nil, on target: CivilDate? = nil, isDryRun: Bool = false
  ) throws -> DayChange {
    let target = if let target { target } else { try today() }
    let zone = try zoneName()
    let drafts = try day(source).entries.filter { slot == nil || $0.draft.slot == slot }.map { entry in
      var draft = entry.draft
      (draft.day, draft.zone) = (target, zone)
      draft.at = try instant(on: target, seconds: clock(at: draft.at))
      return draft
    }
    let workouts = slot == nil ? try workoutsAgain(from: source, on: target, zone) : []
    guard drafts.isEmpty, workouts.isEmpty else { return try add(drafts, workouts: workouts, [], isDryRun: isDryRun) }
    return DayChange(try day(target), isDryRun: isDryRun)
  }

  /// The workouts of a day at the same times of another, with the weight that is known there.
  private func workoutsAgain(
    from source: CivilDate, on target: CivilDate, _ zone: String
  ) throws(JournalError) -> [WorkoutDraft] {
    var drafts: [WorkoutDraft] = []
    let weight = try body.weight(knownOn: target)?.kilograms
    for workout in try store?.workouts(on: source) ?? [] {
      var draft = workout.draft
      (draft.day, draft.zone, draft.weight) = (target, zone, weight ?? draft.weight)
      draft.at = try instant(on: target, seconds: clock(at: draft.at))
      drafts.append(draft)
    }
    return drafts
  }

  /// What reads a line as this user means it: with their habits, sets and language.
  func resolver() throws -> LogResolver {
    LogResolver(catalog: try catalog(), habits: try habits(), sets: try sets.all(), isEnglish: language == .english)
  }

  /// What lines say.
  private struct ReadLines {
    var drafts: [LogDraft] = []
    var parts: [LogResolver.Part] = []
    /// What a line without items says of those below it.
    var heading = SaidMoment()
  }

  private func read(
    _ line: String, number: Int?, _ options: SaidMoment, _ memo: String?, into read: inout ReadLines,
    _ resolver: LogResolver, _ choose: Chooser
  ) throws -> LogMoment {
    do {
      let found = try resolver.read(line, today: today(), choose: choose)
      let said = SaidMoment(day: found.day, clock: found.clock, slot: found.slot)
      if let slot = options.slot, let other = said.slot, slot != other { throw LogResolver.Failure.twoMeals(line) }
      if found.items.isEmpty { read.heading = said.day == nil ? said.or(SaidMoment(day: read.heading.day)) : said }
      let moment = try moment(said.or(read.heading).or(options))
      read.drafts += found.items.map { moment.draft($0, memo: memo.map(SaidText.storedName)) }
      read.parts += found.parts
      return moment
    } catch let failure as LogResolver.Failure {
      throw LineError(failure, line: number)
    }
  }

  /// Logs drafts in one step, all or none; there is at least one.
  private func add(
    _ drafts: [LogDraft], workouts: [WorkoutDraft] = [], _ parts: [LogResolver.Part], isDryRun: Bool
  ) throws(JournalError) -> DayChange {
    var preview = DayPreview(self)
    let (entries, done) =
      isDryRun
      ? (try preview.logged(drafts), try preview.logged(workouts)) : try written(drafts, workouts)
    let date = if let last = drafts.last?.day ?? workouts.last?.day { last } else { try today() }
    return DayChange(
      isDryRun ? try preview.day(date, with: entries, workouts: done) : try day(date), entries, workouts: done,
      parts: parts,
      doubts: drafts.compactMap(EnergyDoubt.init), staleRecipes: try staleRecipes(drafts), isDryRun: isDryRun)
  }

  private func staleRecipes(_ drafts: [LogDraft]) throws(JournalError) -> [StaleRecipe] {
    let recipes = drafts.filter { $0.kind == .recipe }
    guard let store, !recipes.isEmpty else { return [] }
    let numbers = Set(recipes.compactMap { $0.item.flatMap(Recipe.number(ofID:)) }).sorted()
    return try store.staleRecipes(numbers).map { number in
      let id = Recipe.id(number)
      return StaleRecipe(id: id, name: recipes.first { $0.item == id }?.name ?? id)
    }
  }

  private func written(
    _ drafts: [LogDraft], _ workouts: [WorkoutDraft]
  ) throws(JournalError) -> (entries: [LogEntry], workouts: [Workout]) {
    let names = (drafts.map(\.name) + workouts.map(\.name)).joined(separator: ", ")
    return try writable().add(drafts, workouts, what: "log \(names)", now: now, makeID: newID)
  }
}
