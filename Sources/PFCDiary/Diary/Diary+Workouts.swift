internal import PFCCatalog
internal import PFCGrammar
internal import PFCJournal
public import PFCModel

/// What is changed in workouts. What is nil stays.
public struct WorkoutEdit: Sendable {
  /// Another duration, as people write it: `45分`.
  public var duration: String?
  /// Another exercise, in words or by its identifier.
  public var exercise: String?
  /// Another body weight in kg.
  public var weight: Double?
  /// Another time: seconds since midnight, on the clock of the workout's own zone.
  public var clock: Int?
  /// Another day.
  public var day: CivilDate?
  /// Another note; empty for none.
  public var memo: String?

  /// A change of nothing yet.
  public init() {}

  /// Whether nothing is changed.
  public var isEmpty: Bool {
    duration == nil && exercise == nil && weight == nil && clock == nil && day == nil && memo == nil
  }
}

extension Diary {
  /// Logs what a line says was done, all of it or nothing: `昨日 7:30 ランニング 10km/h 45分 ストレッチ 10分`. The weight in kg is
  /// the one given, else the last that was logged up to the day; it stays with the workout.
  ///
  /// Throws ``WorkoutError`` for a line that cannot be read and where no weight is known, ``LineError`` for an exercise that
  /// nobody can choose; else ``SeedError`` or ``JournalError``. Nothing is logged then.
  @discardableResult
  public func logWorkout(
    _ line: String, _ said: SaidMoment = SaidMoment(), weight: Double? = nil, memo: String? = nil,
    isDryRun: Bool = false, choose: Chooser = { _, _ in nil }
  ) throws -> DayChange {
    let read = try Self.workoutLine(line)
    guard !read.items.isEmpty else { throw WorkoutError.empty }
    let found = SaidMoment(day: read.day?.date(today: try today()), clock: read.clock)
    if found.day != nil, said.day != nil { throw WorkoutError.twice("--date") }
    if found.clock != nil, said.clock != nil { throw WorkoutError.twice("--at") }
    let moment = try moment(found.or(said))
    let kilograms = try weight ?? self.weight(knownOn: moment.day)
    let resolver = WorkoutResolver(try catalog())
    let drafts = try read.items.map { item in
      let exercise = try resolver.exercise(item.name, speed: item.speed, choose: choose)
      return WorkoutDraft(
        exercise: exercise.id, name: exercise.name, mets: exercise.mets.value ?? 0,
        minutes: try Self.minutes(item, exercise), weight: kilograms, at: moment.at, zone: moment.zone,
        day: moment.day, memo: memo.map(SaidText.storedName))
    }
    var preview = DayPreview(self)
    let workouts = isDryRun ? try preview.logged(drafts) : try written(drafts)
    return DayChange(
      isDryRun ? try preview.day(moment.day, workouts: workouts) : try day(moment.day), workouts: workouts,
      isDryRun: isDryRun)
  }

  /// The day that a line names which says nothing else; nil for any other. Throws ``WorkoutError``.
  public func dayOfWorkouts(_ line: String) throws -> CivilDate? {
    let read = try Self.workoutLine(line)
    guard read.items.isEmpty, read.clock == nil else { return nil }
    return read.day?.date(today: try today())
  }

  private static func workoutLine(_ line: String) throws(WorkoutError) -> WorkoutLine {
    do { return try WorkoutLine(line) } catch {
      switch error {
      case .noDuration(let words): throw .noDuration(words)
      case .count(let words, let count): throw .count(words, count)
      case .noName(let text): throw .noExercise(text)
      case .twice(let text): throw .twice(text)
      case .meal(let text): throw .meal(text)
      case .empty: throw .empty
      }
    }
  }

  /// The minutes of an item: those said, else the distance by the speed that is said or that the exercise has.
  private static func minutes(_ item: WorkoutLine.Item, _ exercise: Exercise) throws(WorkoutError) -> Double {
    var minutes = item.minutes
    if minutes == nil, let distance = item.distance {
      let known = exercise.speeds.flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil }
      guard let speed = item.speed ?? known, speed > 0 else { throw .distance(item.name, distance) }
      minutes = distance / speed * 60
    }
    guard let minutes else { throw .noDuration(item.name) }
    return try checked(minutes, said: "\(item.name) \(Decimal.text(minutes, 2)) 分")
  }

  private static func checked(_ minutes: Double, said text: String) throws(WorkoutError) -> Double {
    guard Storable.minutes.contains(minutes) else { throw .duration(text) }
    return minutes
  }

  private func weight(knownOn day: CivilDate) throws -> Double {
    guard let weight = try store?.weights.weight(knownOn: day) else { throw WorkoutError.noWeight(day) }
    return weight.kilograms
  }

  func newID() -> String {
    var generator = SystemRandomNumberGenerator()
    return UUIDv7.make(at: now, using: &generator)
  }

  private func written(_ drafts: [WorkoutDraft]) throws(JournalError) -> [Workout] {
    let names = drafts.map(\.name).joined(separator: ", ")
    return try writable().add([], drafts, what: "workout \(names)", now: now, makeID: newID).workouts
  }

  /// Which of some numbers of a day, which is today where none is given, are workouts. O(log n + workouts of the day).
  package func workoutNumbers(_ numbers: [Int], on day: CivilDate? = nil) throws -> [Int] {
    let date = if let day { day } else { try today() }
    let known = Set(try store?.workouts(on: date).map(\.number) ?? [])
    return numbers.filter(known.contains)
  }

  /// Changes workouts of a day, which is today where none is given, by their numbers in one step. Throws ``WorkoutError``
  /// or ``EntryError`` for what cannot be; else ``SeedError`` or ``JournalError``. Nothing is changed then.
  @discardableResult
  public func edit(
    _ numbers: [Int], on day: CivilDate? = nil, _ edit: WorkoutEdit, isDryRun: Bool = false,
    choose: @escaping Chooser = { _, _ in nil }
  ) throws -> DayChange {
    guard !edit.isEmpty else { throw EntryError.noChange }
    let date = if let day { day } else { try today() }
    guard let store else { throw EntryError.unknownNumbers(numbers, date) }
    let exercise = try edit.exercise.map { try WorkoutResolver(catalog()).exercise($0, choose: choose) }
    let minutes = try edit.duration.map { text throws(WorkoutError) in
      guard let minutes = DurationText.minutes(text) else { throw WorkoutError.duration(text) }
      return try Self.checked(minutes, said: text)
    }
    let what = "edit \(numbers.map(String.init).joined(separator: " "))"
    var (workouts, unknown) = try store.editWorkouts(numbers, on: date, what: what, isDryRun: isDryRun, now: now) {
      try change(&$0, edit, exercise, minutes)
    }
    guard unknown.isEmpty else { throw EntryError.unknownNumbers(unknown, date) }
    let shown = edit.day ?? date
    var preview = DayPreview(self)
    if isDryRun { workouts = try preview.moved(workouts, from: date) }
    return DayChange(
      isDryRun ? try preview.day(shown, workouts: workouts) : try self.day(shown), workouts: workouts,
      isDryRun: isDryRun)
  }

  private func change(
    _ draft: inout WorkoutDraft, _ edit: WorkoutEdit, _ exercise: Exercise?, _ minutes: Double?
  ) throws(JournalError) {
    if let exercise {
      (draft.exercise, draft.name) = (exercise.id, exercise.name)
      draft.mets = exercise.mets.value ?? draft.mets
    }
    draft.minutes = minutes ?? draft.minutes
    draft.weight = edit.weight ?? draft.weight
    if let memo = edit.memo.map(SaidText.storedName) { draft.memo = memo.isEmpty ? nil : memo }
    guard edit.day != nil || edit.clock != nil else { return }
    let seconds = if let clock = edit.clock { clock } else { try clock(at: draft.at, zone: draft.zone) }
    draft.day = edit.day ?? draft.day
    draft.at = try instant(on: draft.day, seconds: seconds, zone: draft.zone)
  }
}
