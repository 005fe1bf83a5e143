import PFC

/// Measures how often a search puts an acceptable item first.
enum SearchEvaluation {
  /// Runs the command; gives whether the required figures were reached.
  static func main(_ arguments: [String]) throws -> Bool {
    guard let file = arguments.first else { throw BenchmarkError.missing("FILE") }
    let kindNames = Options.value("--kind", arguments) ?? "food"
    let kinds = Set(kindNames.split(separator: ",").compactMap { ItemKind(name: String($0)) })
    let catalog = try FoodCatalog()
    let scores = try GoldQuery.read(file).map { try score($0, catalog, kinds) }
    for score in scores where !score.isRight { print(score.miss) }
    print("")
    let byKind = Dictionary(grouping: scores, by: \.query.kind)
    for kind in byKind.keys.sorted() { print(Summary(byKind[kind] ?? []).line(kind)) }
    let total = Summary(scores)
    print(total.line("all"))
    let junk = Options.values("--junk", 1, arguments).first ?? 0
    return meets(total, Options.values("--require", 3, arguments), junk: Int(junk))
  }

  /// Whether the figures are reached, and no more junk was found than is known of the file.
  private static func meets(_ total: Summary, _ required: [Double], junk: Int) -> Bool {
    guard required.count == 3 else { return true }
    let isMet = total.first >= required[0] && total.third >= required[1] && total.reciprocal >= required[2]
    let isClean = total.junkFound <= junk
    print(isMet && isClean ? "the required figures are met" : "NOT the required figures \(required), junk \(junk)")
    return isMet && isClean
  }

  private static func score(_ query: GoldQuery, _ catalog: FoodCatalog, _ kinds: Set<ItemKind>) throws -> Score {
    let hits = try catalog.search(query.text, limit: 10, kinds: kinds)
    let rank = hits.firstIndex { query.acceptable.contains($0.item.id) }
    return Score(query: query, hits: hits, rank: rank.map { $0 + 1 })
  }

  /// How one query went.
  private struct Score {
    let query: GoldQuery
    let hits: [Hit]
    let rank: Int?

    /// Whether something was found that is not there to be found.
    var isJunk: Bool { query.hasNoItem && !query.isRightlyWithout(hits) }
    var isRight: Bool { query.hasNoItem ? !isJunk : rank == 1 }

    var miss: String {
      let found = hits.prefix(3).map { "\($0.item.id) \($0.item.name) [\($0.grade.name)]" }.joined(separator: " | ")
      return
        "\(rank.map { "#\($0)" } ?? "--")  \(query.text) (\(query.kind)) wants \(query.acceptable.sorted().prefix(3)): \(found)"
    }
  }

  /// The figures of some queries.
  private struct Summary {
    let count: Int
    let first: Double
    let third: Double
    let reciprocal: Double
    let junkFound: Int

    init(_ scores: [Score]) {
      let real = scores.filter { !$0.query.hasNoItem }
      count = scores.count
      func share(_ part: (Score) -> Double) -> Double {
        real.isEmpty ? 1 : real.reduce(0) { $0 + part($1) } / Double(real.count)
      }
      first = share { $0.rank == 1 ? 1 : 0 }
      third = share { ($0.rank ?? 99) <= 3 ? 1 : 0 }
      reciprocal = share { $0.rank.map { 1 / Double($0) } ?? 0 }
      junkFound = scores.count(where: \.isJunk)
    }

    func line(_ name: String) -> String {
      let padded = name + String(repeating: " ", count: max(0, 10 - name.count))
      return
        "\(padded) \(count)  success@1 \(rounded(first))  success@3 \(rounded(third))  MRR@10 \(rounded(reciprocal))  junk found \(junkFound)"
    }

    private func rounded(_ value: Double) -> String {
      Decimal.text(value, 3, padded: true)
    }
  }
}
