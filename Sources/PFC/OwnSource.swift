internal import PFCJournal
internal import PFCModel
internal import PFCSearch
internal import Synchronization

/// The user's own items as a source of a catalogue. The journal is not touched before they are asked for, never made, and
/// looked at again whenever someone has changed it.
final class OwnSource: Sendable {
  /// The kinds of item that it has.
  static let kinds: Set<ItemKind> = [.own, .recipe]
  /// How often a search is made again because the journal changed while it ran.
  private static let attempts = 3

  private let path: String
  private let opened = Mutex<OwnStore?>(nil)
  private let current = Mutex<OwnSnapshot?>(nil)

  init(path: String) { self.path = path }

  /// The best matches among own items; empty when there is no journal.
  func search(_ text: String, limit: Int, kinds: Set<ItemKind>, group: String?) throws(SeedError) -> [Hit] {
    guard !kinds.isDisjoint(with: Self.kinds), group == nil || group == OwnFood.group else { return [] }
    return try reading { store in
      guard let store else { return [] }
      var hits: [Hit] = []
      for _ in 0..<Self.attempts {
        let version = try store.version()
        hits = try search(text, limit, kinds, in: store, version)
        if try store.version() == version { break }
      }
      return hits
    }
  }

  private func search(
    _ text: String, _ limit: Int, _ kinds: Set<ItemKind>, in store: OwnStore, _ version: Int64
  ) throws -> [Hit] {
    do {
      return try snapshot(of: store, version).search(text, limit: limit, kinds: kinds)
    } catch is IndexError {
      // The index can be made again; what it was made from is what counts.
      return try OwnSnapshot(wholeOf: store, version).search(text, limit: limit, kinds: kinds)
    }
  }

  /// The own item with an identifier as `u1`; nil when there is none. O(log n).
  func item(id: String) throws(SeedError) -> Item? {
    guard let number = OwnFood.number(ofID: id) else { return nil }
    return try reading { store in try store?.food(number: number).map(Item.own) }
  }

  private func snapshot(of store: OwnStore, _ version: Int64) throws -> OwnSnapshot {
    if let known = current.withLock({ $0 }), known.version == version { return known }
    let made = try OwnSnapshot(of: store, version)
    current.withLock { $0 = made }
    return made
  }

  private func reading<Result>(_ body: (OwnStore?) throws -> Result) throws(SeedError) -> Result {
    do {
      return try body(try store())
    } catch let error as JournalError {
      throw SeedError(seed: path, reason: .journal(error.reason))
    } catch {
      throw SeedError(seed: path, reason: .journal(.failed("\(error)")))
    }
  }

  private func store() throws(JournalError) -> OwnStore? {
    if let known = opened.withLock({ $0 }) { return known }
    let made = try OwnStore.existing(path)
    opened.withLock { $0 = made }
    return made
  }
}

/// The own items as they are in one version of the journal: the stored index, and a small one over what changed since.
/// An index that cannot be read is an `IndexError`.
final class OwnSnapshot: Sendable {
  let version: Int64
  private let store: OwnStore
  private let base: SearchIndex?
  private let changed: Set<ItemKey>
  private let recent: SearchIndex?

  /// Takes the stored index, if it is of the same rules. O(changed items).
  init(of store: OwnStore, _ version: Int64) throws {
    (self.store, self.version) = (store, version)
    let blocks = try store.stamp() == OwnIndex.stamp ? try store.blockCount() : 0
    base = blocks > 0 ? try SearchIndex(OwnBlocks(store: store, blockCount: blocks)) : nil
    changed = Set(try store.changedFoods().map { ItemKey(kind: .own, row: UInt32(clamping: $0)) })
    recent = try Self.index(base == nil ? try store.foods() : try store.recentFoods())
  }

  /// Makes an index over all items. O(n log n).
  init(wholeOf store: OwnStore, _ version: Int64) throws {
    (self.store, self.version, base, changed) = (store, version, nil, [])
    recent = try Self.index(try store.foods())
  }

  private static func index(_ foods: [OwnFood]) throws(IndexError) -> SearchIndex? {
    foods.isEmpty ? nil : try SearchIndex(MemoryBlocks(OwnIndex.bytes(of: foods)))
  }

  func search(_ text: String, limit: Int, kinds: Set<ItemKind>) throws -> [Hit] {
    var query = SearchQuery(text, limit: limit, kinds: kinds)
    var matches = try recent?.search(query) ?? []
    query.excluded = changed.isEmpty ? nil : changed
    matches += try base?.search(query) ?? []
    return try matches.compactMap { match in
      try store.food(number: Int(match.row)).map { food in
        Hit(
          item: .own(food), grade: match.grade, matched: match.matched, matchedNames: match.matchedNames,
          contributions: match.contributions)
      }
    }.best(limit)
  }
}

/// Lends the blocks of the stored index.
private struct OwnBlocks: BlockSource {
  let store: OwnStore
  let blockCount: Int

  func withBlock(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Void) throws(IndexError) {
    do { try store.withBlock(number, body) } catch { throw .damaged(block: number) }
  }
}
