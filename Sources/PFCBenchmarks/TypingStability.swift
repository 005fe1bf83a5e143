import PFC

/// Measures how stable the list is while a name is typed: once its food is in the first ten, it should stay there.
enum TypingStability {
  /// Types the queries of gold files letter by letter, and prints those whose food left the first ten and came back.
  /// Gives whether no more than a share of them do so.
  static func main(_ arguments: [String]) throws -> Bool {
    let catalog = try FoodCatalog()
    let files = arguments.prefix { !$0.hasPrefix("--") }
    guard !files.isEmpty else { throw BenchmarkError.missing("FILE…") }
    var seen = Set<String>()
    var unstable: [String] = []
    for query in try files.flatMap(GoldQuery.read) where seen.insert(query.text).inserted {
      guard let first = try catalog.search(query.text, limit: 1).first, !first.grade.isGuess else { continue }
      if let gone = try departure(of: first.item.id, while: query.text, catalog) {
        unstable.append("\(query.text): \(first.item.id) is gone at \(gone)")
      }
    }
    for line in unstable { print(line) }
    let share = Double(unstable.count) / Double(max(1, seen.count))
    print("\(seen.count) names typed; of \(unstable.count) the food left the first ten and came back (\(share))")
    guard let most = Options.values("--require", 1, arguments).first else { return true }
    return share <= most
  }

  /// The beginning of a text at which an item is no longer in the list, though it was before and is again later.
  private static func departure(of id: String, while text: String, _ catalog: FoodCatalog) throws -> String? {
    var wasThere = false
    var gone: String?
    for length in 1...text.count {
      let typed = String(text.prefix(length))
      let isThere = try catalog.search(typed, limit: 10).contains { $0.item.id == id }
      if isThere, let gone { return gone }
      if wasThere, !isThere { gone = gone ?? typed }
      wasThere = wasThere || isThere
    }
    return nil
  }
}
