internal import PFCCatalog

/// A text as a key of a dictionary, compared by its bytes: a string of kana takes several times as long to hash.
struct ByteKey: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The key by which names are the same.
  init(name: String) { self.init(OwnIndex.nameKey(name).utf8) }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
