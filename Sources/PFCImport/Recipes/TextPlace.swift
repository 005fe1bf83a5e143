/// A place in a text that only moves on, so that finding many is one pass.
struct TextPlace: Sendable {
  private(set) var offset = 0
  private(set) var line = 1
  /// Up to where the characters of the line are counted, and how many there are.
  private var counted = 0
  private var characters: Int

  /// A place at the start of a text, which so many characters that are not the file's stand before.
  init(added: Int = 0) { characters = -added }

  /// Moves on to an offset. O(bytes between).
  mutating func move(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    while offset < target, let newline = bytes[offset..<target].firstIndex(of: 0x0A) {
      offset = newline + 1
      line += 1
      (counted, characters) = (offset, 0)
    }
    offset = max(offset, target)
  }

  /// The place in its line in characters, from 1. O(bytes since this was last asked for).
  mutating func column(in bytes: [UInt8]) -> Int {
    for byte in bytes[counted..<max(counted, min(offset, bytes.count))] where byte & 0xC0 != 0x80 { characters += 1 }
    counted = max(counted, offset)
    return characters + 1
  }
}
