internal import PFCModel
internal import PFCStorage

/// What recipes fit a query, as conditions on the rows of `own_recipe`.
struct RecipeChoice {
  /// A condition and the values bound in it.
  struct Part {
    var condition: String
    var bindings: [Value]

    /// Adds that a number is, or is not, one of those given.
    mutating func add(_ word: String, _ numbers: some Sequence<Int>) {
      condition += " AND number \(word) (SELECT value FROM json_each(?))"
      bindings.append(.list(numbers.lazy.map(Int64.init)))
    }
  }

  /// What does not depend on ingredients that must be used.
  private var common = Part(condition: "true", bindings: [])
  /// The recipes that use all that must be used, in order; nil when nothing must be.
  private var users: [Int]?

  /// Looks up which recipes use what: no more than `limit` where one ingredient is all that is asked for.
  init(_ query: OwnRecipeQuery, limit: Int, _ connection: Connection) throws {
    for (column, value) in [("category", query.category), ("country", query.country)] {
      guard let value else { continue }
      common.condition += " AND \(column) = ?"
      common.bindings.append(.text(value))
    }
    if let season = query.season {
      common.condition += " AND season IN (?, ?)"
      common.bindings += [.text(season), .text(Dish.anySeason)]
    }
    guard !query.uses.isEmpty || !query.without.isEmpty else { return }
    let recipes = try RecipeUsers(query, connection)
    if query.uses.isEmpty {
      for ingredient in query.without { common.add("NOT IN", try recipes.users(of: ingredient)) }
    } else {
      let isAlone = query.uses.count == 1 && query.without.isEmpty && common.bindings.isEmpty
      users = try isAlone ? recipes.users(of: query.uses[0], limit: limit) : recipes.users(ofAll: query)
    }
  }

  /// The conditions one after the other, each for recipes behind those of the one before: for `count` of the users, then
  /// for more and more, so that who wants few reads few.
  func parts(from count: Int) -> some Sequence<Part> {
    var (rest, count, isFirst) = (users?[...] ?? [], count, true)
    return AnyIterator {
      defer { isFirst = false }
      guard users != nil else { return isFirst ? common : nil }
      guard !rest.isEmpty else { return nil }
      var part = common
      part.add("IN", rest.prefix(count))
      rest = rest.dropFirst(count)
      count = count > Int.max / 4 ? Int.max : 4 * count
      return part
    }
  }
}
