import PFC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A query with the items that may come first.
struct GoldQuery {
  let text: String
  /// The kind of query, as `plain`, `romaji` or `none`.
  let kind: String
  /// The identifiers that may come first.
  let acceptable: Set<String>
  /// Whether there is no such item: nothing may be found, or a stand-in that is among the acceptable.
  let hasNoItem: Bool

  /// Whether hits are right for a query that has no item.
  func isRightlyWithout(_ hits: [Hit]) -> Bool {
    guard let first = hits.first else { return true }
    return acceptable.contains(first.item.id)
  }

  /// Reads a gold file: tab-separated, with a header that has the columns `query`, `kind` and `acceptable`. The last is
  /// a list of identifiers, `near:` with a list of stand-ins, or `none`, which may also be left empty.
  static func read(_ path: String) throws -> [GoldQuery] {
    let data = try Data(contentsOf: URL(filePath: path))
    let rows = String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let header = rows.first else { throw BenchmarkError.missing("\(path): header") }
    func column(_ name: String) throws -> Int {
      guard let index = header.firstIndex(of: name) else { throw BenchmarkError.missing("\(path): column \(name)") }
      return index
    }
    let (text, kind, acceptable) = (try column("query"), try column("kind"), try column("acceptable"))
    return try rows.enumerated().dropFirst().map { number, fields in
      guard fields.count == header.count else {
        throw BenchmarkError.missing("\(path):\(number + 1): \(header.count) columns")
      }
      return GoldQuery(text: fields[text], kind: fields[kind], acceptable: fields[acceptable])
    }
  }

  private init(text: String, kind: String, acceptable list: String) {
    let standIns = "near:"
    self.text = text
    self.kind = kind
    hasNoItem = list.isEmpty || list == "none" || list.hasPrefix(standIns)
    let identifiers = list.hasPrefix(standIns) ? list.dropFirst(standIns.count) : list == "none" ? "" : list[...]
    acceptable = Set(identifiers.split(separator: ",").map(String.init))
  }
}
