internal import PFCJournal
public import PFCModel

extension Diary {
  /// A body weight in kg: `62.5`, `62.5kg`, `62.5キロ`. Throws ``WorkoutError``.
  public static func kilograms(_ text: String, of option: String = "--kg") throws(WorkoutError) -> Double {
    try bodyFigure(text, option, ["kg", "キロ", "キログラム"], Storable.bodyWeights, "1–700 kg")
  }

  /// Body fat in percent: `20`, `20%`. Throws ``WorkoutError``.
  public static func bodyFat(_ text: String) throws(WorkoutError) -> Double {
    try bodyFigure(text, "--fat", ["%", "パーセント"], Storable.bodyFats, "1–80 %")
  }

  /// A waist in cm. Throws ``WorkoutError``.
  public static func waist(_ text: String) throws(WorkoutError) -> Double {
    try bodyFigure(text, "--waist", ["cm", "センチ"], Storable.waists, "20–400 cm")
  }

  /// A height in cm. Throws ``WorkoutError``.
  public static func height(_ text: String) throws(WorkoutError) -> Double {
    try bodyFigure(text, "--height", ["cm", "センチ"], Storable.heights, "30–280 cm")
  }

  private static func bodyFigure(
    _ text: String, _ option: String, _ units: [String], _ range: ClosedRange<Double>, _ words: String
  ) throws(WorkoutError) -> Double {
    let value = ([nil] + units).lazy.compactMap { plainFigure(text, $0)?.value }.first
    guard let value, range.contains(value) else { throw .figure(option, text, words) }
    return value
  }

  /// Logs the weight of a day, which is today where none is given, in place of the one that it has. What is not said of
  /// body fat and waist stays as it was measured on that day. Throws ``JournalError``.
  @discardableResult
  public func logWeight(
    _ kilograms: Double?, bodyFat: Double? = nil, waist: Double? = nil, on day: CivilDate? = nil
  ) throws -> BodyWeight {
    let date = if let day { day } else { try today() }
    let before = try store?.weight(on: date)
    guard let kilograms = kilograms ?? before?.kilograms else { throw WorkoutError.unknownWeight(date) }
    let weight = BodyWeight(
      day: date, at: try moment(SaidMoment(day: date)).at, kilograms: kilograms, bodyFat: bodyFat ?? before?.bodyFat,
      waist: waist ?? before?.waist)
    try writable().set(weight, now: now)
    return weight
  }

  /// Removes the weight of a day; gives it. Throws ``WorkoutError`` when there is none; else ``JournalError``.
  @discardableResult
  public func removeWeight(on day: CivilDate) throws -> BodyWeight {
    guard let store, let weight = try store.weight(on: day), try store.removeWeight(on: day, now: now) else {
      throw WorkoutError.unknownWeight(day)
    }
    return weight
  }

  /// The weights of days, in their order; of every day where none are given. O(log n + weights).
  public func weights(_ days: ClosedRange<CivilDate>? = nil) throws(JournalError) -> [BodyWeight] {
    try store?.weights(days) ?? []
  }

  /// The weight that is known on a day: the last one up to it; nil when there is none. O(log n).
  public func knownWeight(on day: CivilDate) throws(JournalError) -> BodyWeight? {
    try store?.weightKnown(on: day)
  }

  /// The profile that holds on a day; nil when there is none. O(log n).
  public func profile(on day: CivilDate) throws(JournalError) -> Profile? { try store?.profile(on: day) }

  /// Every profile, the latest first. O(profiles).
  public func profiles() throws(JournalError) -> [Profile] { try store?.profiles() ?? [] }

  /// Sets a profile, in place of the one that begins on the same day. Days before it keep the profile that they had.
  /// Throws ``WorkoutError`` for a birth to come; else ``JournalError``.
  public func setProfile(_ profile: Profile) throws {
    if let birth = profile.birth, birth > (try today()) { throw WorkoutError.birth(birth) }
    try writable().set(profile, now: now)
  }
}
