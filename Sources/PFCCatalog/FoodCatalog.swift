public import PFCModel
internal import PFCSearch
internal import PFCSeed

/// The foods, dishes and exercises of one or more seeds, the user's own foods and recipes, and the search over them.
///
/// A catalogue is a value made from what it is given: it reads no environment, makes no journal, changes no default.
/// Any number of threads may use one at once.
///
/// ```swift
/// let catalog = try FoodCatalog()
/// let hits = try catalog.search("鶏むね", limit: 5)
/// ```
public final class FoodCatalog: Sendable {
  let sources: [CatalogSource]
  let own: OwnSource?

  /// Opens the bundled seed, and then the seed files given, in this order. O(1) in the size of the seeds. `journal` is the
  /// path of the journal with the user's own items, which need not be there: it is opened when they are asked for,
  /// for reading alone.
  ///
  /// Throws ``SeedError`` when a seed is missing, damaged, truncated, newer, older or no seed.
  public init(seedFiles: [String] = [], journal: String? = nil) throws {
    var sources = [try CatalogSource(.bundled(), prefix: nil)]
    for path in seedFiles {
      let store = try SeedStore.file(path)
      // The bundled seed's items go by their bare identifiers, so its name is free.
      if sources.dropFirst().contains(where: { $0.store.info.name == store.info.name }) {
        throw SeedError(seed: path, reason: .sameName(store.info.name))
      }
      sources.append(try CatalogSource(store, prefix: store.info.name))
    }
    self.sources = sources
    own = journal.map(OwnSource.init)
  }

  private init(_ sources: [CatalogSource], own: OwnSource?) {
    self.sources = sources
    self.own = own
  }

  /// The same seeds, opened no second time, with the user's own items of another journal. O(1).
  package func with(journal: String) -> FoodCatalog {
    own?.path == journal ? self : FoodCatalog(sources, own: OwnSource(path: journal))
  }

  /// What each seed says of itself, the bundled one first.
  public var seeds: [SeedInfo] { sources.map(\.store.info) }

  /// What was read of all seeds since they were opened. O(seeds).
  package var seedReads: SeedReads { sources.reduce(SeedReads()) { $0 + $1.store.reads } }

  /// The key by which a text is compared with names: one for all widths, cases and kana of a word. O(n).
  package static func normalized(_ text: String) -> String { SearchTextRules.key(of: text) }

  /// The versions of what the catalogue stands on.
  package static var libraryVersions: LibraryVersions {
    LibraryVersions(
      textRules: SearchTextRules.version, unicode: SearchTextRules.unicodeVersion, sqlite: SeedStore.sqliteVersion,
      icu: SearchTextRules.icuVersion)
  }

  /// The items that the text finds, best first; empty when nothing matches. An amount at its end is left out where it is
  /// part of no name.
  ///
  /// O(log n) in the number of names, plus the matches of the query's words. Throws ``SeedError`` when a seed, and
  /// ``JournalError`` when the journal turns out to be damaged.
  public func search(
    _ text: String, limit: Int = 10, kinds: Set<ItemKind> = Set(ItemKind.allCases), group: String? = nil
  ) throws -> [Hit] {
    try nameMatches(text, limit: limit, kinds: kinds, group: group).map(hit)
  }

  /// The item with an identifier, as `01088`, `d0001`, `x12030`, `u1`, `r1` or `SEEDNAME:01088`, in any width and case; nil
  /// when there is none. O(log n).
  public func item(id: String) throws -> Item? {
    let id = ItemIdentifier.folded(id)
    return try seedItem(id: id) ?? own?.item(id: id)
  }

  /// The item of a seed with an identifier as data write it; nil when there is none. The journal is not looked at. O(log n).
  package func seedItem(id: String) throws -> Item? {
    for source in sources {
      if let item = try source.item(id: id) { return item }
    }
    return nil
  }

  /// The names by which an item is found, in the order of the data. O(log n + names).
  public func names(of item: Item) throws -> [ItemName] {
    switch item {
    case .own(let food): return [OwnIndex.name(food.draft.name, reading: food.draft.reading)]
    case .recipe(let recipe): return [OwnIndex.name(recipe.draft.name, reading: recipe.draft.reading)]
    case .food, .dish, .exercise: break
    }
    for source in sources {
      if let found = try source.names(of: item) { return found }
    }
    return []
  }

  /// The household measures of a food or dish, in the order of the data; empty for an exercise. O(log n + measures).
  public func portions(of item: Item) throws -> [Portion] {
    switch item {
    case .own(let food): return food.draft.portions
    case .recipe(let recipe): return recipe.portions
    case .food, .dish, .exercise: break
    }
    for source in sources {
      guard let found = try source.portions(of: item) else { continue }
      guard let whole = item.asDish?.whole, !found.contains(where: { $0.unit == whole.unit }) else { return found }
      return found + [whole]
    }
    return []
  }

  /// Whether a food group, dish category or exercise category has this name or code. O(groups).
  public func hasGroup(_ group: String) throws -> Bool {
    if group == OwnFood.group { return true }
    if try recipeCategories().contains(group) { return true }
    for source in sources {
      if try source.group(named: group) != nil { return true }
    }
    return false
  }

  /// The food groups, dish categories and exercise categories of the bundled seed, those of some kinds, as ``search(_:limit:kinds:group:)`` takes them.
  public func groupNames(of kinds: Set<ItemKind> = Set(ItemKind.allCases)) throws -> [String] {
    var names: [String] = []
    for kind in CatalogSource.groupedKinds where kinds.contains(kind) {
      names += try sources[0].store.groups(of: kind).map(\.name)
    }
    return names
  }
}
