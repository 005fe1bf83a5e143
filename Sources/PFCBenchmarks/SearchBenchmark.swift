import PFC

/// Measures warm searches in one process, over a fixed list of queries.
enum SearchBenchmark {
  /// Runs the command; gives whether the required p99 over the queries was kept. A query takes what half of its runs take at
  /// most: what else a machine does now and then is not the query's. The p99 of all runs is printed beside it.
  static func main(_ arguments: [String]) throws -> Bool {
    let catalog = try FoodCatalog()
    let queries = Options.value("--query", arguments).map { [$0] } ?? BenchmarkQueries.all
    let rounds = queries.count == 1 ? 20_000 : 20
    for query in queries where try catalog.search(query).isEmpty {
      throw BenchmarkError.wrongAnswer("nothing found for \(query)")
    }
    var times: [Duration] = []
    var slowest: [(time: Duration, query: String)] = []
    let clock = ContinuousClock()
    for query in queries {
      let runs = try (0..<rounds).map { _ in try clock.measure { _ = try catalog.search(query) } }.sorted()
      times += runs
      slowest.append((runs[runs.count / 2], query))
    }
    slowest.sort { $0.time > $1.time }
    print("slowest: " + slowest.prefix(8).map { "\($0.query) \(microseconds($0.time))" }.joined(separator: ", "))
    times.sort()
    let median = microseconds(times[times.count / 2])
    let p99 = microseconds(slowest[slowest.count / 100].time)
    let ofRuns = microseconds(times[times.count * 99 / 100])
    print(
      "warm search, \(queries.count) queries × \(rounds): median \(median) µs, p99 of queries \(p99) µs, of runs \(ofRuns) µs"
    )
    guard let limit = Options.values("--require", 1, arguments).first else { return true }
    return p99 <= limit
  }

  private static func microseconds(_ duration: Duration) -> Double {
    (Double(duration.components.attoseconds) / 1e11).rounded() / 10 + Double(duration.components.seconds) * 1e6
  }
}
