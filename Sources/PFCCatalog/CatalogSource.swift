internal import PFCModel
internal import PFCSearch
internal import PFCSeed

/// One seed of a catalogue with its index.
struct CatalogSource: Sendable {
  let store: SeedStore
  private let index: SearchIndex
  /// What identifiers start with; nil for the bundled seed.
  private let prefix: String?

  init(_ store: SeedStore, prefix: String?) throws {
    try TextRules.check(store, isBundled: prefix == nil)
    self.store = store
    self.prefix = prefix
    do {
      index = try SearchIndex(SeedBlocks(store: store, blockCount: try store.searchBlockCount()))
    } catch let error as IndexError {
      throw store.error(error)
    } catch let error as SeedError {
      throw error
    } catch {
      throw SeedError(seed: store.label, reason: .damaged("\(error)"))
    }
  }

  /// The best matches of a query, in a group or category if one is given.
  func search(_ query: SearchQuery, group: String?) throws -> [Match] {
    var query = query
    if let group { try restrict(&query, to: group) }
    do { return try index.search(query) } catch { throw store.error(error) }
  }

  func hit(of match: Match, contributions: [Contribution]) throws -> Hit {
    let names = try names(of: match)
    return Hit(
      item: try item(of: match), grade: match.grade, matched: names[0], matchedNames: names, nameKind: match.nameKind,
      contributions: contributions)
  }

  func item(of match: Match) throws -> Item {
    guard let item = try store.item(match.kind, row: match.row) else { throw lacks(match) }
    return named(item)
  }

  /// The names that the words of the query matched.
  func names(of match: Match) throws -> [String] {
    do { return try index.names(of: match) } catch { throw store.error(error) }
  }

  /// The error of an index that knows what the seed does not have.
  func lacks(_ match: Match) -> SeedError {
    SeedError(seed: store.label, reason: .damaged("item \(match.kind.name) \(match.row)"))
  }

  /// The identifiers of the foods of a group of whose official names, as UTF-8, a condition holds, or of those alone that
  /// dishes use. O(items of the index + foods of the group).
  func foods(
    in group: SeedGroup, ofDishes: Bool, where takes: (UnsafeRawBufferPointer) -> Bool
  ) throws -> [String] {
    let rows: ClosedRange<Int64>?
    do { rows = try index.rows(of: .food, inGroup: group.number) } catch { throw store.error(error) }
    guard let rows else { return [] }
    let numbers = try store.foodNumbers(in: group, rows: rows, ofDishes: ofDishes, where: takes)
    return prefix == nil ? numbers : numbers.map(named)
  }

  func item(id: String) throws -> Item? {
    guard let local = localID(id) else { return nil }
    return try store.item(id: local).map(named)
  }

  /// The names of an item; nil when it is not of this seed.
  func names(of item: Item) throws -> [ItemName]? {
    guard let local = localID(item.id) else { return nil }
    return try store.names(of: item.withID(local))
  }

  /// The household measures of an item; nil when it is not of this seed.
  func portions(of item: Item) throws -> [Portion]? {
    guard let local = localID(item.id) else { return nil }
    return try store.portions(of: item.withID(local))
  }

  /// The identifier within the seed; nil when it belongs to another one or is none.
  func localID(_ id: String) -> String? {
    var rest = id[...]
    if let prefix {
      guard rest.hasPrefix(prefix + ":") else { return nil }
      rest = rest.dropFirst(prefix.count + 1)
    }
    // Five digits of a food, x and five of an exercise, d and four of a dish.
    let digits = ["x", "d"].contains(rest.first) ? rest.dropFirst() : rest
    guard digits.utf8.count == (rest.first == "d" ? 4 : 5) else { return nil }
    return digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? String(rest) : nil
  }

  /// The item with its identifier as the catalogue knows it.
  func named(_ item: Item) -> Item { prefix == nil ? item : item.withID(named(item.id)) }

  /// An identifier as the catalogue knows it.
  func named(_ id: String) -> String { prefix.map { "\($0):\(id)" } ?? id }

  /// Restricts a query to the groups or categories whose name or code is given.
  private func restrict(_ query: inout SearchQuery, to group: String) throws {
    guard let found = try self.group(named: group, among: query.kinds) else {
      query.kinds = []
      return
    }
    query.kinds = [found.kind]
    query.groups = [found.number]
  }

  /// The kinds that have groups or categories, in the order in which a name of several is taken.
  static let groupedKinds: [ItemKind] = [.food, .dish, .exercise]

  /// The group or category with a name or code, food groups first, then dish categories; nil when
  /// there is none.
  func group(
    named name: String, among kinds: Set<ItemKind> = Set(groupedKinds)
  ) throws -> (kind: ItemKind, number: UInt8)? {
    for kind in Self.groupedKinds where kinds.contains(kind) {
      let groups = try store.groups(of: kind)
      if let found = groups.first(where: { [$0.name, $0.code, $0.englishName].contains(name) }) {
        return (kind, found.number)
      }
    }
    return nil
  }
}

/// Lends the blocks of a seed's index.
private struct SeedBlocks: BlockSource {
  let store: SeedStore
  let blockCount: Int

  func withBlock(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Void) throws(IndexError) {
    do { try store.withSearchBlock(number, body) } catch { throw .damaged(block: number) }
  }
}

extension SeedStore {
  /// The error of this seed for an error of its index.
  fileprivate func error(_ error: IndexError) -> SeedError {
    switch error {
    case .tooMany: SeedError(seed: label, reason: .damaged("search_block"))
    case .damaged(let block), .unreadable(let block): SeedError(seed: label, reason: .damaged("search_block \(block)"))
    case .otherVersion(let version): SeedError(seed: label, reason: .newer(Int(version)))
    }
  }
}
