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

  let path: String
  private let opened = Mutex<OwnStore?>(nil)
  private let current = Mutex<OwnSnapshot?>(nil)

  init(path: String) { self.path = path }

  /// The best matches of a query among own items, in a group or category if one is given; empty when there is no journal.
  func search(_ query: SearchQuery, group: String?) throws -> [Hit] {
    guard !query.kinds.isDisjoint(with: Self.kinds) else { return [] }
    if let group {
      let kind: ItemKind = group == OwnFood.group ? .own : .recipe
      var all = query
      all.kinds.formIntersection([kind])
      if kind == .recipe { all.limit = Int.max }
      let hits = try search(all, group: nil)
      return Array(hits.lazy.filter { kind == .own || $0.item.asDish?.category == group }.prefix(query.limit))
    }
    return try reading { store in
      guard let store else { return [] }
      var hits: [Hit] = []
      for _ in 0..<Self.attempts {
        let version = try store.version()
        hits = try search(query, in: store, version)
        if try store.version() == version { break }
      }
      return hits
    }
  }

  private func search(_ query: SearchQuery, in store: OwnStore, _ version: Int64) throws -> [Hit] {
    do {
      return try snapshot(of: store, version).search(query)
    } catch is IndexError {
      // The index can be made again; what it was made from is what counts.
      return try OwnSnapshot(wholeOf: store, version).search(query)
    }
  }

  /// The own item with an identifier as `u1` or `r1`; nil when there is none. O(log n).
  func item(id: String) throws -> Item? {
    if let number = OwnFood.number(ofID: id) { return try reading { try $0?.item(.own, number: number) } }
    guard let number = Recipe.number(ofID: id) else { return nil }
    return try reading { try $0?.item(.recipe, number: number) }
  }

  private func snapshot(of store: OwnStore, _ version: Int64) throws -> OwnSnapshot {
    if let known = current.withLock({ $0 }), known.version == version { return known }
    let made = try OwnSnapshot(of: store, version)
    current.withLock { $0 = made }
    return made
  }

  func reading<Result>(_ body: (OwnStore?) throws -> Result) throws(JournalError) -> Result {
    do {
      return try body(try store())
    } catch let error as JournalError {
      throw error
    } catch {
      throw JournalError(path: path, reason: .failed("\(error)"))
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
    changed = Set(try store.changedItems().map { ItemKey(kind: $0.kind, row: UInt32(clamping: $0.number)) })
    recent = try Self.index(base == nil ? try store.names() : try store.recentNames())
  }

  /// Makes an index over all items. O(n log n).
  init(wholeOf store: OwnStore, _ version: Int64) throws {
    (self.store, self.version, base, changed) = (store, version, nil, [])
    recent = try Self.index(try store.names())
  }

  private static func index(_ items: [OwnItemName]) throws(IndexError) -> SearchIndex? {
    items.isEmpty ? nil : try SearchIndex(MemoryBlocks(try OwnIndex.bytes(of: items)))
  }

  func search(_ asked: SearchQuery) throws -> [Hit] {
    var query = asked
    var hits = try recent.map { try self.hits(query, in: $0) } ?? []
    query.excluded = changed.isEmpty ? nil : changed
    hits += try base.map { try self.hits(query, in: $0) } ?? []
    return hits.best(query.limit)
  }

  private func hits(_ query: SearchQuery, in index: SearchIndex) throws -> [Hit] {
    try index.search(query).compactMap { match in
      guard let item = try store.item(match.kind, number: Int(match.row)) else { return nil }
      let names = try index.names(of: match)
      return Hit(
        item: item, grade: match.grade, matched: names[0], matchedNames: names, contributions: match.contributions)
    }
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
