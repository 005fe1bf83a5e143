/// Why a seed cannot be used.
public struct SeedError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// There is no such file.
    case notFound
    /// The file may not be read.
    case unreadable
    /// The file is not a seed: another kind of file, or another program's database.
    case notASeed
    /// The seed was made for a newer program: its version of the format.
    case newer(Int)
    /// The seed was made for an older program: its version of the format.
    case older(Int)
    /// The file ends too early: bytes that are there, bytes that should be.
    case truncated(Int, of: Int)
    /// The content is not what was written: what could not be read.
    case damaged(String)
    /// Another seed has the same name, so that their items could not be told apart: the name.
    case sameName(String)
    /// The seed's index was made with other text rules than the program's, so searches would silently miss.
    case otherTextRules(String)
  }

  /// The seed: the path of its file, or `bundled`.
  public let seed: String
  /// What is wrong.
  public let reason: Reason

  /// Makes an error.
  package init(seed: String, reason: Reason) {
    self.seed = seed
    self.reason = reason
  }

  /// The stable code, as `seed_damaged`.
  public var code: String {
    switch reason {
    case .notFound: "seed_not_found"
    case .unreadable: "seed_unreadable"
    case .notASeed: "seed_foreign"
    case .newer: "seed_newer"
    case .older: "seed_older"
    case .truncated: "seed_truncated"
    case .damaged: "seed_damaged"
    case .sameName: "seed_same_name"
    case .otherTextRules: "seed_other_text_rules"
    }
  }
}
