import PFCCatalog
import PFCModel
import Testing

@testable import PFCDiary

/// Saved sets among the items of a line.
@Suite struct SetTests {
  private static func resolver(_ sets: [String: String]) throws -> LogResolver {
    LogResolver(
      catalog: try FoodCatalog(),
      sets: sets.map { MealSet(name: $0, line: $1) })
  }

  @Test("a set that is taken twice is twice as much, in a meal and in a recipe")
  func twice() throws {
    let resolver = try Self.resolver(["朝": "卵 2個、ごはん 150g"])
    let eaten = try resolver.read("@朝 2個", today: CivilDate(daysSince1970: 20_787)) { _, _ in nil }.items
    #expect(eaten.map(\.grams) == [200, 300])
    #expect(eaten.map(\.amountText) == ["2個 ×2", "150g ×2"])
    let cooked = try resolver.ingredients("@朝 2個") { _, _ in nil }
    #expect(cooked.map(\.grams) == [200, 300])
    #expect(cooked.map(\.amount) == ["2個 ×2", ""])
  }

  @Test("a set that names itself, as a changed backup may hold, is refused and not followed")
  func selfNaming() throws {
    let resolver = try Self.resolver(["a": "@a"])
    #expect(throws: LogResolver.Failure.self) { try resolver.ingredients("@a") { _, _ in nil } }
    #expect(throws: LogResolver.Failure.self) {
      try resolver.read("@a", today: CivilDate(daysSince1970: 20_787)) { _, _ in nil }
    }
  }
}
