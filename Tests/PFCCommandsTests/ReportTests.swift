import PFCTestSupport
import Testing

@testable import PFCCommands

/// `pfc report`: what it says of a period is what the days say themselves.
@Suite struct ReportTests {
  private static let keys = ["energy_kcal", "protein_g", "fat_g", "carbohydrate_g"]

  @Test("the figures of a period are those of the day documents of its days", arguments: 1...4 as ClosedRange<UInt64>)
  func sums(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let journal = TestJournal()
    let items = ["01088", "12004", "04046", "17012", "16001"]
    var logged: Set<Int> = []
    for _ in 0..<12 {
      let day = Int.random(in: 10...19, using: &random)
      logged.insert(day)
      let grams = Int.random(in: 1...400, using: &random)
      let item = items[Int.random(in: 0..<items.count, using: &random)]
      let zone = Bool.random(using: &random) ? "Asia/Tokyo" : "America/New_York"
      #expect(journal.run("config", "set", "timezone", zone).status == .done)
      #expect(journal.run("log", item, "\(grams)g", "--date", "2026-11-\(day)").status == .done)
    }
    let report = try TestJournal.object(journal.run("report", "2026-11-10..2026-11-19", "--json"))
    #expect(report["logged_days"] as? Int == logged.count)
    let days = try #require(report["by_day"] as? [[String: Any]])
    #expect(days.compactMap { $0["date"] as? String } == logged.sorted().map { "2026-11-\($0)" })
    let totals = try #require(report["totals"] as? [String: Any])
    for key in Self.keys {
      var sum = 0.0
      for day in days {
        let date = try #require(day["date"] as? String)
        let shown = try #require(TestJournal.object(journal.run("log", date, "--json"))["totals"] as? [String: Any])
        let figure = try #require(shown[key] as? Double)
        #expect((day["totals"] as? [String: Any])?[key] as? Double == figure)
        sum += figure
      }
      // Each document rounds to two decimals.
      #expect(abs(try #require(totals[key] as? Double) - sum) <= 0.005 * Double(days.count + 1))
    }
  }
}
