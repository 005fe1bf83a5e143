import PFCModel
import Testing

@testable import PFCJournal

/// What is set to what it is already leaves no step to undo.
@Suite struct UnchangedTests {
  @Test("a setting, set or goal that is saved as it is is no step")
  func again() throws {
    let store = try JournalStore.scratch()
    let now = Instant(milliseconds: 1_796_009_696_000)
    let later = Instant(milliseconds: 1_796_009_697_000)
    let goal = Goal(since: CivilDate(daysSince1970: 20_787), energy: 2000, percent: (20, 25, 55))
    for moment in [now, later] {
      try store.settings.set("day-start", to: "04:00", now: moment)
      try store.sets.save(MealSet(name: "朝", line: "卵"), now: moment)
      try store.goals.set(goal, now: moment)
    }
    #expect(try (0..<4).map { _ in try store.undo() } == ["goal 2026-11-30", "set save 朝", "config day-start", nil])
    #expect(try store.goals.all().isEmpty && store.sets.all().isEmpty && store.settings.all().isEmpty)
    #expect(try store.sets.remove("朝", now: now) == false)
    #expect(try store.goals.remove(since: goal.since, now: now) == false)
    #expect(try store.undo() == nil)
  }
}
