internal import PFCJournal
public import PFCModel

extension Diary {
  /// The weights and the profiles.
  public var body: Body { Body(diary: self) }

  /// What is known of the body, by day.
  public struct Body {
    package let diary: Diary

    /// Logs the weight of a day, which is today where none is given, in place of the one that it has. What is not said of
    /// body fat and waist stays as it was measured on that day. Throws ``JournalError``.
    @discardableResult
    public func log(
      _ kilograms: Double?, bodyFat: Double? = nil, waist: Double? = nil, on day: CivilDate? = nil
    ) throws -> BodyWeight {
      let date = if let day { day } else { try diary.today() }
      let before = try diary.store?.weights.weight(on: date)
      guard let kilograms = kilograms ?? before?.kilograms else { throw WorkoutError.unknownWeight(date) }
      let weight = BodyWeight(
        day: date, at: try diary.moment(SaidMoment(day: date)).at, kilograms: kilograms,
        bodyFat: bodyFat ?? before?.bodyFat,
        waist: waist ?? before?.waist)
      try diary.writable().weights.set(weight, now: diary.now)
      return weight
    }

    /// Removes the weight of a day; gives it. Throws ``WorkoutError`` when there is none; else ``JournalError``.
    @discardableResult
    public func remove(on day: CivilDate) throws -> BodyWeight {
      guard let store = diary.store, let weight = try store.weights.weight(on: day),
        try store.weights.remove(on: day, now: diary.now)
      else {
        throw WorkoutError.unknownWeight(day)
      }
      return weight
    }

    /// The weights of days, in their order; of every day where none are given. O(log n + weights).
    public func weights(_ days: ClosedRange<CivilDate>? = nil) throws(JournalError) -> [BodyWeight] {
      try diary.store?.weights.all(days) ?? []
    }

    /// The weight that is known on a day: the last one up to it; nil when there is none. O(log n).
    public func weight(knownOn day: CivilDate) throws(JournalError) -> BodyWeight? {
      try diary.store?.weights.weight(knownOn: day)
    }

    /// The profile that holds on a day; nil when there is none. O(log n).
    public func profile(on day: CivilDate) throws(JournalError) -> Profile? {
      try diary.store?.profiles.profile(on: day)
    }

    /// Every profile, the latest first. O(profiles).
    public func profiles() throws(JournalError) -> [Profile] { try diary.store?.profiles.all() ?? [] }

    /// Sets a profile, in place of the one that begins on the same day. Days before it keep the profile that they had.
    /// Throws ``WorkoutError`` for a birth to come; else ``JournalError``.
    public func set(_ profile: Profile) throws {
      if let birth = profile.birth, birth > (try diary.today()) { throw WorkoutError.birth(birth) }
      try diary.writable().profiles.set(profile, now: diary.now)
    }
  }
}
