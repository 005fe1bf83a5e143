/// The sex by which equations and reference intakes tell people apart.
public enum Sex: String, CaseIterable, Sendable, Hashable {
  case male
  case female
}

/// How active the days of a person are.
///
/// Source: Ministry of Health, Labour and Welfare, "Dietary Reference Intakes for Japanese (2025)", levels of physical
/// activity of adults.
public enum ActivityLevel: String, CaseIterable, Sendable, Hashable {
  /// Mostly sitting.
  case low
  /// Sitting, with standing work, commuting, shopping or light sports.
  case normal
  /// Much moving or standing, or a habit of sports.
  case high

  /// What the basal metabolism is multiplied by: the physical activity level (PAL) of adults.
  public var factor: Double {
    switch self {
    case .low: 1.50
    case .normal: 1.75
    case .high: 2.00
    }
  }
}

/// Who a person is, from a day on until the next profile. What is nil is not known.
public struct Profile: Sendable, Hashable {
  /// The first day on which it holds.
  public let since: CivilDate
  /// The sex.
  public let sex: Sex?
  /// The date of birth.
  public let birth: CivilDate?
  /// The height in cm.
  public let height: Double?
  /// How active the days are.
  public let activity: ActivityLevel?

  /// Makes a profile; a height is finite and more than nothing.
  public init(since: CivilDate, sex: Sex?, birth: CivilDate?, height: Double?, activity: ActivityLevel?) {
    self.since = since
    self.sex = sex
    self.birth = birth
    self.height = height
    self.activity = activity
  }

  /// The age in whole years on a day; nil before birth and without a date of birth. Who is born on 29 February is a year
  /// older on 1 March of other years.
  public func age(on day: CivilDate) -> Int? {
    guard let birth, day >= birth else { return nil }
    let (born, then) = (birth.parts, day.parts)
    let hadBirthday = (then.month, then.day) >= (born.month, born.day)
    return then.year - born.year - (hadBirthday ? 0 : 1)
  }
}
