package import PFCModel

/// The search index of a seed, as it is kept: bytes that the seed cuts into blocks, and the text rules that made them.
package struct SeedIndex: Sendable {
  package let bytes: [UInt8]
  /// The bytes of a block; the last one may have fewer.
  package let blockSize: Int
  package let textRules: TextRulesStamp

  package init(bytes: [UInt8], blockSize: Int, textRules: TextRulesStamp) {
    self.bytes = bytes
    self.blockSize = blockSize
    self.textRules = textRules
  }
}
