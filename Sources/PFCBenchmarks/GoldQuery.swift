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
  /// The identifiers that may come first; empty when nothing may be found.
  let acceptable: Set<String>

  /// Reads a gold file: tab-separated `query kind acceptable also_relevant note`, with a header.
  static func read(_ path: String) throws -> [GoldQuery] {
    let data = try Data(contentsOf: URL(filePath: path))
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst()
    return lines.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 3 else { return nil }
      return GoldQuery(
        text: String(fields[0]), kind: String(fields[1]),
        acceptable: Set(fields[2].split(separator: ",").map(String.init)))
    }
  }
}
