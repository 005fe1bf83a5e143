package import PFCModel

/// The search index of a seed, as it is kept: bytes that the seed cuts into blocks, and the text rules that made them.
package struct SeedIndex: Sendable {
  package let bytes: [UInt8]
  /// The bytes of a block; the last one may have fewer.
  package let blockSize: Int
  package let textRules: TextRulesStamp
  /// The hash of what the rules make of a fixed text, as hexadecimal digits.
  package let goldenHash: String

  package init(bytes: [UInt8], blockSize: Int, textRules: TextRulesStamp, goldenHash: String) {
    self.bytes = bytes
    self.blockSize = blockSize
    self.textRules = textRules
    self.goldenHash = goldenHash
  }
}
