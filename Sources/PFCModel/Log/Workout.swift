/// What was done: an exercise, how long, and the figures as they were when it was logged.
public struct WorkoutDraft: Sendable, Hashable {
  /// The identifier of the exercise, as `x12030`.
  public var exercise: String
  /// The name as it was when it was logged.
  public var name: String
  /// The intensity in METs: multiples of the energy spent at rest.
  public var mets: Double
  /// How long it took, in minutes.
  public var minutes: Double
  /// The body weight in kg that was known then. It stays with the workout.
  public var weight: Double
  /// The moment at which it began.
  public var at: Instant
  /// The time zone in which it was logged.
  public var zone: String
  /// The day that it belongs to.
  public var day: CivilDate
  /// A note of the user's.
  public var memo: String?

  /// Makes a draft.
  package init(
    exercise: String, name: String, mets: Double, minutes: Double, weight: Double, at: Instant, zone: String,
    day: CivilDate, memo: String?
  ) {
    self.exercise = exercise
    self.name = name
    self.mets = mets
    self.minutes = minutes
    self.weight = weight
    self.at = at
    self.zone = zone
    self.day = day
    self.memo = memo
  }

  /// METs times hours, the measure of the national guide.
  ///
  /// Source: Ministry of Health, Labour and Welfare, "Physical Activity and Exercise Guide for Health Promotion 2023".
  public var metHours: Double { mets * minutes / 60 }

  /// The energy spent, rest included, in kcal: 1.05 × METs × hours × kg.
  ///
  /// Source: Ministry of Health, Labour and Welfare, "Exercise Guide 2006": one MET is 3.5 mL of oxygen per kg and minute,
  /// and a litre of oxygen some 5 kcal. Its guide of 2023 leaves the 1.05 out, and so has a twentieth less.
  public var grossEnergy: Double { Self.kilocaloriesPerMETHour * metHours * weight }

  /// The energy spent beyond rest, in kcal: 1.05 × (METs − 1) × hours × kg, and nothing below 1 MET.
  ///
  /// Source: as ``grossEnergy``; the 1 MET of rest is in the basal need already.
  public var netEnergy: Double { max(0, Self.kilocaloriesPerMETHour * (mets - 1) * minutes / 60 * weight) }

  /// The kilocalories that a kilogram spends in an hour at 1 MET.
  package static let kilocaloriesPerMETHour = 1.05
}

/// A workout of the journal.
public struct Workout: Sendable, Hashable {
  /// The identifier: a UUID of version 7, which sorts by time of creation.
  public let id: String
  /// The short number within the day, never given twice, neither to a workout nor to an entry.
  public let number: Int
  /// What was logged.
  public var draft: WorkoutDraft
  /// When it was logged.
  public let created: Instant
  /// When it was last changed.
  public let updated: Instant

  /// Makes a workout.
  package init(id: String, number: Int, draft: WorkoutDraft, created: Instant, updated: Instant) {
    self.id = id
    self.number = number
    self.draft = draft
    self.created = created
    self.updated = updated
  }
}
