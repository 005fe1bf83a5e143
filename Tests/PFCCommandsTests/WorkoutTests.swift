import Foundation
import Testing

@testable import PFCCommands

/// Workouts in the journal: their energy, their weight, their numbers, and what a backup keeps of them.
@Suite struct WorkoutTests {
  private let journal = TestJournal()

  private func workouts() throws -> [[String: Any]] {
    try #require(try journal.object("log", "--json")["workouts"] as? [[String: Any]])
  }

  @Test("energy is 1.05 × METs × hours × kg, net without the one MET of rest; the day's remainder takes the net")
  func energy() throws {
    _ = journal.run("goal", "2000")
    _ = journal.run("weight", "65")
    #expect(journal.run("workout", "x12030", "30分").status == .done)
    let workout = try #require(try workouts().first)
    // 1.05 × 8.3 × 0.5 × 65 = 283.24; 1.05 × 7.3 × 0.5 × 65 = 249.11
    #expect(workout["gross_kcal"] as? Double == 283 && workout["net_kcal"] as? Double == 249)
    let day = try journal.object("log", "--json")
    #expect((day["balance"] as? [String: Any])?["exercise_net_kcal"] as? Double == 249.11)
    #expect((day["remaining"] as? [String: Any])?["energy_kcal"] as? Double == 2249.11)
  }

  @Test("a near exercise and a scrap of a name are never logged silently", arguments: ["フィットボクシング", "泳"])
  func near(name: String) throws {
    let refused = journal.run("workout", name, "30分", "--kg", "65", "--json")
    #expect(refused.status == .failed && refused.messages.contains("\"candidates\":["))
    #expect(!journal.exists)
    #expect(journal.run("workout", name, "30分", "--kg", "65", "--yes").status == .done)
    #expect(try workouts().count == 1)
  }

  @Test("a later weight changes no workout, and meals and workouts share their numbers")
  func past() throws {
    _ = journal.run("weight", "65")
    _ = journal.run("workout", "x12030", "30分")
    _ = journal.run("log", "01088", "150g")
    _ = journal.run("weight", "80")
    _ = journal.run("workout", "x12030", "30分")
    #expect(try workouts().map { $0["weight_kg"] as? Double } == [65, 80])
    #expect(try workouts().map { $0["no"] as? Int } == [1, 3])
    _ = journal.run("rm", "1")
    #expect(try workouts().map { $0["no"] as? Int } == [3])
    _ = journal.run("undo")
    #expect(try workouts().map { $0["no"] as? Int } == [1, 3])
  }

  @Test(
    "a backup gives workouts, weights and the profile back; a merge keeps both sides, each with a number of its own")
  func backup() throws {
    _ = journal.run("weight", "65")
    _ = journal.run("profile", "--sex", "female", "--birth", "1990-04-01", "--height", "160")
    _ = journal.run("workout", "x12030", "30分")
    let (file, other) = (journal.folder + "/b.json", journal.folder + "/other.sqlite")
    #expect(journal.run("backup", file).status == .done)
    #expect(journal.run("restore", file, "--db", other).status == .done)
    #expect(journal.run("backup", "-", "--db", other).output == journal.run("backup", "-").output)
    let third = journal.folder + "/third.sqlite"
    _ = journal.run("log", "01088", "150g", "--db", third)
    #expect(journal.run("restore", file, "--merge", "--db", third).status == .done)
    let day = try journal.object("log", "--json", "--db", third)
    let entries = (day["entries"] as? [[String: Any]] ?? []) + (day["workouts"] as? [[String: Any]] ?? [])
    #expect(Set(entries.compactMap { $0["no"] as? Int }).count == 2 && entries.count == 2)
  }
}
