package import PFCModel
package import PFCSearch
internal import PFCSeed

extension FoodCatalog {
  /// What a text names, best first: what a search finds, without reading the items. What the user logs often stands first
  /// within each grade.
  ///
  /// `depth` says how far to look: no further than the best grade for one who takes the first and asks nobody, or than
  /// whole names for what may be a name or an amount (6Pチーズ, 卵1個). An amount at the end is left out where it is part of no
  /// name, unless `leavesAmountOut` is false. O(log n + matches).
  package func nameMatches(
    _ text: String, limit: Int = 10, kinds: Set<ItemKind> = Set(ItemKind.allCases), group: String? = nil,
    habits: [String: Int] = [:], depth: SearchDepth = .list, leavesAmountOut: Bool = true
  ) throws -> [NameMatch] {
    var asked = Asked(
      text: text, limit: max(0, limit), kinds: kinds, group: group, depth: depth, leavesAmountOut: leavesAmountOut)
    var matches = try ranked(asked)
    guard !habits.isEmpty, !matches.isEmpty else { return matches }
    var ids = try ids(of: matches)
    if matches.count >= limit, limit < Self.depthOfHabits {
      asked.limit = Self.depthOfHabits
      let shown = Set(ids)
      let deep = try ranked(asked)
      for (match, id) in zip(deep, try self.ids(of: deep)) where habits[id] != nil && !shown.contains(id) {
        let last = matches.indices.last { matches[$0].grade == match.grade && habits[ids[$0]] == nil }
        if let last { (matches[last], ids[last]) = (match, id) }
      }
    }
    return matches.withHabits(habits, ids)
  }

  /// The hit of a match: its names and its item are read. O(log n).
  package func hit(of match: NameMatch) throws -> Hit {
    switch match.origin {
    case .known(let hit):
      Hit(
        item: hit.item, grade: hit.grade, matched: hit.matched, matchedNames: hit.matchedNames, nameKind: hit.nameKind,
        contributions: match.contributions)
    case .seed(let seed, let found):
      try sources[seed].hit(of: found, contributions: match.contributions)
    }
  }

  /// The item of a match. O(log n).
  package func item(of match: NameMatch) throws -> Item {
    switch match.origin {
    case .known(let hit): hit.item
    case .seed(let seed, let found): try sources[seed].item(of: found)
    }
  }

  /// The names that the words of the text matched, as they are written in the data, each once. O(words).
  package func matchedNames(of match: NameMatch) throws -> [String] {
    switch match.origin {
    case .known(let hit): hit.matchedNames
    case .seed(let seed, let found): try sources[seed].names(of: found)
    }
  }

  /// The identifiers of matches, in their order; those of a kind are read at once. O(matches × log n).
  func ids(of matches: [NameMatch]) throws -> [String] {
    var rows: [Table: [Int64]] = [:]
    for case .seed(let seed, let match) in matches.lazy.map(\.origin) {
      rows[Table(seed: seed, kind: match.kind), default: []].append(match.row)
    }
    var ids: [Table: [Int64: String]] = [:]
    for (table, rows) in rows { ids[table] = try sources[table.seed].store.ids(of: table.kind, rows: rows) }
    return try matches.map { match in
      switch match.origin {
      case .known(let hit): return hit.item.id
      case .seed(let seed, let found):
        guard let id = ids[Table(seed: seed, kind: found.kind)]?[found.row] else { throw sources[seed].lacks(found) }
        return sources[seed].named(id)
      }
    }
  }

  /// The items of a kind in a seed.
  private struct Table: Hashable {
    let seed: Int
    let kind: ItemKind
  }

  /// What is searched for.
  private struct Asked {
    var text: String
    var limit: Int
    let kinds: Set<ItemKind>
    let group: String?
    let depth: SearchDepth
    let leavesAmountOut: Bool
  }

  /// What a text names by rank: an identifier the very item, else what matches; of a text that names nothing, what the
  /// words before an amount at its end do.
  private func ranked(_ asked: Asked) throws -> [NameMatch] {
    if asked.limit > 0, asked.group == nil, let item = try item(id: asked.text), asked.kinds.contains(item.kind) {
      return [NameMatch(Hit(item: item, grade: .exact, matched: item.id, contributions: [.identifier]))]
    }
    let matches = try matches(asked)
    guard asked.leavesAmountOut, asked.depth != .wholeNames, matches.first?.grade.isGuess ?? true, asked.limit > 0
    else { return matches }
    for words in Self.wordsBeforeAmount(asked.text) {
      var before = asked
      before.text = words
      let named = try self.matches(before)
      if let first = named.first, !first.grade.isGuess { return named }
    }
    return matches
  }

  private func matches(_ asked: Asked) throws -> [NameMatch] {
    var query = SearchQuery(asked.text, limit: asked.limit, kinds: asked.kinds)
    query.depth = asked.depth
    var matches: [NameMatch] = []
    for (seed, source) in sources.enumerated() {
      matches += try source.search(query, group: asked.group).map { NameMatch($0, ofSeed: seed) }
    }
    let ownHits = try own?.search(query, group: asked.group) ?? []
    if sources.count > 1 || !ownHits.isEmpty {
      matches = try withoutFiguresBehind(matches + ownHits.map { NameMatch($0) }).best(asked.limit)
    }
    return asked.depth == .list ? matches : matches.ofBestGrade
  }

  /// The items of which a text is a name or a word of one, best first: as a search, without guesses. O(log n + matches).
  func named(_ name: String, limit: Int = Int.max, kinds: Set<ItemKind>) throws -> [NameMatch] {
    var query = SearchQuery(name, limit: limit, kinds: kinds)
    query.isOneName = true
    var matches: [NameMatch] = []
    for (seed, source) in sources.enumerated() {
      matches += try source.search(query, group: nil).map { NameMatch($0, ofSeed: seed) }
    }
    matches += try own?.search(query, group: nil).map { NameMatch($0) } ?? []
    return matches.best(limit)
  }

  /// The matches, with own recipes of unknown energy behind the best of what has the same name: they cannot be logged yet,
  /// and shall not stand in the way of what can. O(n).
  private func withoutFiguresBehind(_ matches: [NameMatch]) throws -> [NameMatch] {
    guard matches.contains(where: \.isRecipeWithoutFigures) else { return matches }
    let names = try matches.map { match in
      MatchedName(grade: match.grade, key: FoodCatalog.normalized(try matchedNames(of: match).first ?? ""))
    }
    var best: [MatchedName: Int] = [:]
    for (match, name) in zip(matches, names) where !match.isRecipeWithoutFigures {
      best[name] = max(best[name] ?? .min, match.scoreInTenths)
    }
    return zip(matches, names).map { match, name in
      let score = match.scoreInTenths
      guard match.isRecipeWithoutFigures, let best = best[name], best <= score else { return match }
      return match.adding(Contribution(reason: .withoutFigures, tenths: best - score - 1))
    }
  }

  /// A name as a search matched it.
  private struct MatchedName: Hashable {
    let grade: Grade
    let key: String
  }
}

extension NameMatch {
  fileprivate var isRecipeWithoutFigures: Bool {
    if case .recipe(let recipe) = known?.item { recipe.isWithoutFigures } else { false }
  }

  /// The match with one more part of its score.
  func adding(_ contribution: Contribution) -> NameMatch {
    var match = self
    match.contributions.append(contribution)
    return match
  }
}

extension Contribution {
  /// The whole score of an item that was asked for by its identifier.
  fileprivate static let identifier = Contribution(reason: .identifier, tenths: 2500)
}
