import Foundation
import PFCModel
import PFCStorage
import Testing

@testable import PFCJournal

/// Workouts, weights, profiles and goals of weekdays in the journal.
@Suite struct BodyStoreTests {
  private static let day = CivilDate(daysSince1970: 20_787)
  private static let now = Instant(milliseconds: 1_796_009_696_000)

  private static func workout(_ minutes: Double = 30, on day: CivilDate = Self.day) -> WorkoutDraft {
    WorkoutDraft(
      exercise: "x12030", name: "ランニング", mets: 8.3, minutes: minutes, weight: 65,
      at: Instant(milliseconds: Int64(day.daysSince1970) * 86_400_000), zone: "Asia/Tokyo", day: day, memo: nil)
  }

  private static func meal(on day: CivilDate = Self.day) -> LogDraft {
    LogDraft(
      kind: .quick, item: nil, name: "弁当", amountText: "", amount: nil, grams: nil, composition: .notMeasured,
      slot: .lunch, at: Instant(milliseconds: Int64(day.daysSince1970) * 86_400_000), zone: "Asia/Tokyo", day: day,
      memo: nil)
  }

  private static func id(_ number: Int) -> String { "0198f3c2-7d1e-7000-8000-00000000000\(number)" }

  @Test("entries and workouts of a day share one sequence of numbers, which no removal frees")
  func numbers() throws {
    let store = try JournalStore.scratch()
    _ = try store.add([Self.meal()], what: "log", now: Self.now) { Self.id(1) }
    _ = try store.add([], [Self.workout()], what: "workout", now: Self.now) { Self.id(2) }
    _ = try store.add([Self.meal()], what: "log", now: Self.now) { Self.id(3) }
    #expect(try store.entries(on: Self.day).map(\.number) == [1, 3])
    #expect(try store.workouts(on: Self.day).map(\.number) == [2])
    let removed = try store.remove([2, 3], on: Self.day, what: "rm 2 3", now: Self.now)
    #expect(removed.entries.map(\.number) == [3])
    #expect(removed.workouts.map(\.number) == [2])
    #expect(try store.nextNumber(on: Self.day) == 4)
    #expect(try store.remove([1, 2], on: Self.day, what: "rm 1 2", now: Self.now).unknown == [2])
    #expect(try store.entries(on: Self.day).map(\.number) == [1])
    #expect(try store.undo() == "rm 2 3")
    #expect(try store.workouts(on: Self.day).map(\.draft) == [Self.workout()])
  }

  @Test("a workout is edited, moves to another day under a new number, and undo brings it back")
  func edit() throws {
    let store = try JournalStore.scratch()
    _ = try store.add([], [Self.workout()], what: "workout", now: Self.now) { Self.id(1) }
    let next = Self.day.adding(days: 1)
    _ = try store.add([], [Self.workout(on: next)], what: "workout", now: Self.now) { Self.id(2) }
    let edited = try store.editWorkouts([1], on: Self.day, what: "edit 1", now: Self.now) { draft in
      (draft.minutes, draft.day) = (45, next)
    }
    #expect(edited.workouts.map(\.number) == [2])
    #expect(try store.workouts(on: next).map(\.draft.minutes) == [30, 45])
    #expect(try store.undo() == "edit 1")
    #expect(try store.workouts(on: Self.day).map(\.draft) == [Self.workout()])
    let tooLong = { try store.editWorkouts([1], on: Self.day, what: "edit 1", now: Self.now) { $0.minutes = 1441 } }
    #expect(throws: JournalError.self) { try tooLong() }
    #expect(try store.workouts(on: Self.day).map(\.draft.minutes) == [30])
  }

  @Test("a workout whose row was changed from outside is damaged")
  func checksum() throws {
    try withFolder { folder in
      let path = folder + "/j.sqlite"
      let store = try JournalStore.creating(path)
      _ = try store.add([], [Self.workout()], what: "workout", now: Self.now) { Self.id(1) }
      try Connection.writable(path: path).execute("UPDATE workout SET mets = 9")
      #expect(throws: JournalError(path: path, reason: .damaged("workout \(Self.id(1))"))) {
        try store.workouts(on: Self.day)
      }
    }
  }

  @Test("the weight that is known on a day is the last one before or on it")
  func weights() throws {
    let store = try JournalStore.scratch()
    func measure(_ days: Int, _ kilograms: Double, fat: Double? = nil) -> BodyWeight {
      BodyWeight(day: Self.day.adding(days: days), at: Self.now, kilograms: kilograms, bodyFat: fat)
    }
    for weight in [measure(-7, 66), measure(0, 65, fat: 20)] { try store.weights.set(weight, now: Self.now) }
    #expect(try store.weights.weight(knownOn: Self.day.adding(days: -8)) == nil)
    #expect(try store.weights.weight(knownOn: Self.day.adding(days: -1))?.kilograms == 66)
    #expect(try store.weights.weight(knownOn: Self.day) == measure(0, 65, fat: 20))
    try store.weights.set(measure(0, 64.5), now: Self.now)
    #expect(try store.weights.all().map(\.kilograms) == [66, 64.5])
    #expect(try store.undo() != nil)
    #expect(try store.weights.weight(on: Self.day) == measure(0, 65, fat: 20))
    #expect(try store.weights.remove(on: Self.day, now: Self.now))
    #expect(try !store.weights.remove(on: Self.day, now: Self.now))
    #expect(throws: JournalError.self) { try store.weights.set(measure(1, 0.5), now: Self.now) }
  }

  @Test("a later profile changes no day before it")
  func profiles() throws {
    let store = try JournalStore.scratch()
    let birth = CivilDate(year: 1990, month: 4, day: 1)
    let first = Profile(since: Self.day, sex: .female, birth: birth, height: 160, activity: .normal)
    let second = Profile(
      since: Self.day.adding(days: 3), sex: .female, birth: birth, height: 160, activity: .high)
    for profile in [first, second] { try store.profiles.set(profile, now: Self.now) }
    #expect(try store.profiles.profile(on: Self.day.adding(days: 2)) == first)
    #expect(try store.profiles.profile(on: Self.day.adding(days: 3)) == second)
    #expect(try store.profiles.profile(on: Self.day.adding(days: -1)) == nil)
    #expect(try store.profiles.all() == [second, first])
  }

  @Test("a goal of a weekday holds on it until a later goal for every day")
  func weekdayGoals() throws {
    let store = try JournalStore.scratch()
    // 2026-11-30 is a Monday.
    let all = Goal(since: Self.day, energy: 2000, protein: 100)
    let saturday = Goal(since: Self.day, weekday: .saturday, energy: 2300)
    try store.goals.set([saturday, all], now: Self.now)
    #expect(try store.goals.goal(on: Self.day) == all)
    #expect(try store.goals.goal(on: Self.day.adding(days: 5)) == saturday)
    let later = Goal(since: Self.day.adding(days: 7), energy: 1800)
    try store.goals.set(later, now: Self.now)
    #expect(try store.goals.goal(on: Self.day.adding(days: 5)) == saturday)
    #expect(try store.goals.goal(on: Self.day.adding(days: 12)) == later)
    #expect(try store.goals.all() == [later, all, saturday])
    #expect(try store.goals.remove(since: Self.day, weekdays: [.saturday], now: Self.now))
    #expect(try store.goals.goal(on: Self.day.adding(days: 5)) == all)
  }
}
