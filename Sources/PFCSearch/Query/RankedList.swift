/// The results with the greatest keys, up to a limit, one for each document.
struct RankedList {
  private let limit: Int
  /// In the order of their keys in a short list, else in any.
  private var ranked: [(key: UInt64, result: SearchResult)] = []
  /// In a long list where each document stands.
  private var places: [UInt32: Int] = [:]

  /// A longer list is sorted once, in the end.
  private static let longestSorted = 64
  private var isLong: Bool { limit > Self.longestSorted }

  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { ranked.isEmpty }

  /// The results, the greatest key first. O(n), in a long list O(n log n).
  var results: [SearchResult] {
    guard isLong else { return ranked.map(\.result) }
    return ranked.sorted { $0.key > $1.key }.prefix(limit).map(\.result)
  }

  /// Whether a result with this key would be among them. O(1).
  func takes(_ key: UInt64) -> Bool {
    guard !isLong, ranked.count >= limit else { return true }
    return ranked.last.map { key > $0.key } ?? false
  }

  /// Takes a result in, if its key is great enough and its document's greatest. O(limit), in a long list O(1).
  mutating func insert(_ result: SearchResult, by key: UInt64) {
    guard takes(key) else { return }
    guard !isLong else { return append(result, key) }
    if let known = ranked.firstIndex(where: { $0.result.document == result.document }) {
      guard ranked[known].key < key else { return }
      ranked.remove(at: known)
    }
    var (low, high) = (0, ranked.count)
    while low < high {
      let middle = (low + high) / 2
      if ranked[middle].key > key { low = middle + 1 } else { high = middle }
    }
    ranked.insert((key, result), at: low)
    if ranked.count > limit { ranked.removeLast() }
  }

  private mutating func append(_ result: SearchResult, _ key: UInt64) {
    if let place = places[result.document] {
      if ranked[place].key < key { ranked[place] = (key, result) }
    } else {
      places[result.document] = ranked.count
      ranked.append((key, result))
    }
  }
}
