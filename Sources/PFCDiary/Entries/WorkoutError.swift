public import PFCModel

/// Why a workout, a weight or a profile cannot be logged or changed. Nothing is written then.
public enum WorkoutError: WordedError, Equatable {
  /// Nothing says how long these words took.
  case noDuration(String)
  /// A count tells no duration: the words and the count.
  case count(String, String)
  /// A distance tells no duration, for no speed is known: the exercise and the distance in km.
  case distance(String, Double)
  /// A duration without an exercise before it.
  case noExercise(String)
  /// Something is said twice.
  case twice(String)
  /// A meal is no time.
  case meal(String)
  /// The text is no duration, or one that no day has.
  case duration(String)
  /// No exercise is found for the words.
  case notFound(String)
  /// No weight is known on the day.
  case noWeight(CivilDate)
  /// The text is no weight, height, share or length of a body: what it is for, the text, and the range.
  case figure(String, String, String)
  /// Entries and workouts cannot be changed at once.
  case mixed([Int], [Int])
  /// This option is for entries, not for workouts.
  case onlyEntries(String)
  /// This option is for workouts, not for entries.
  case onlyWorkouts(String)
  /// There is no weight on the day.
  case unknownWeight(CivilDate)
  /// The word names no sex or activity: what it should be, and the word.
  case word(String, String)
  /// The date of birth is in the future.
  case birth(CivilDate)
  /// The line has nothing to log.
  case empty

  /// The stable code, as `no_duration`.
  public var code: String {
    switch self {
    case .noDuration, .count, .distance: "no_duration"
    case .noExercise: "duration_without_exercise"
    case .twice: "said_twice"
    case .meal: "meal_of_workout"
    case .duration: "bad_duration"
    case .notFound: "exercise_not_found"
    case .noWeight: "no_weight"
    case .figure: "bad_figure"
    case .mixed: "entries_and_workouts"
    case .onlyEntries: "not_for_workouts"
    case .onlyWorkouts: "only_for_workouts"
    case .unknownWeight: "unknown_weight"
    case .word: "bad_word"
    case .birth: "bad_birth"
    case .empty: "no_workout"
    }
  }

  /// Whether what was said can be said otherwise.
  public var kind: WordedErrorKind {
    switch self {
    case .notFound: .nothing
    case .noWeight, .mixed, .onlyEntries, .onlyWorkouts, .unknownWeight: .refused
    default: .input
    }
  }

  /// What is wrong.
  public var message: Bilingual { words.message }
  /// What to do about it.
  public var hint: Bilingual { words.hint }
}
