/// What stands on a day of the diary under a number: an entry or a workout. Both take their numbers from one sequence.
package protocol DayRecord: Sendable {
  associatedtype Draft: DayDraft
  var id: String { get }
  var number: Int { get }
  var draft: Draft { get }
  var created: Instant { get }
  var updated: Instant { get }
  init(id: String, number: Int, draft: Draft, created: Instant, updated: Instant)
}

/// What is about to stand on a day.
package protocol DayDraft: Sendable {
  var day: CivilDate { get }
  var at: Instant { get }
  var name: String { get }
  var memo: String? { get }
}

extension DayRecord {
  /// The record under another number.
  package func numbered(_ number: Int) -> Self {
    Self(id: id, number: number, draft: draft, created: created, updated: updated)
  }
}

extension LogDraft: DayDraft {}
extension LogEntry: DayRecord {}
extension WorkoutDraft: DayDraft {}
extension Workout: DayRecord {}
