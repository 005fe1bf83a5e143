/// Splits the text of a JSON array into that of its elements. It counts brackets and quotes and reads nothing: what stands
/// in an element is for ``JSONReader``, so that one that is no JSON is a fault of its own, with its place.
package struct JSONArraySplitter {
  /// Why the array does not end as it should, with the place in bytes from 0.
  package enum Fault: Error, Equatable, Sendable {
    /// The text does not start with `[`.
    case noArray(Int)
    /// The text ends within the element that starts here, or between two.
    case cutShort(Int)
    /// A line ends within the string that starts here.
    case openString(Int)
    /// There is nothing between two commas, or before the first or behind the last.
    case noElement(Int)
    /// More text stands behind the array.
    case textBehind(Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var next: Int

  private init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    next = start
  }

  /// The places of the elements, as far as there are some, and the fault behind the last of them. O(n).
  package static func elements(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> (elements: [Range<Int>], fault: Fault?) {
    var splitter = JSONArraySplitter(bytes, from: start)
    var elements: [Range<Int>] = []
    do throws(Fault) {
      try splitter.split { elements.append($0) }
      return (elements, nil)
    } catch {
      return (elements, error)
    }
  }

  private mutating func split(_ body: (Range<Int>) -> Void) throws(Fault) {
    skipBlanks()
    guard next < bytes.count, bytes[next] == UInt8(ascii: "[") else { throw .noArray(next) }
    let bracket = next
    next += 1
    skipBlanks()
    var isEmpty = true
    while next < bytes.count {
      if isEmpty, bytes[next] == UInt8(ascii: "]") { break }
      body(try element())
      isEmpty = false
      guard next < bytes.count else { throw .cutShort(bracket) }
      if bytes[next] == UInt8(ascii: "]") { break }
      next += 1
      skipBlanks()
    }
    guard next < bytes.count else { throw .cutShort(bracket) }
    next += 1
    skipBlanks()
    if next < bytes.count { throw .textBehind(next) }
  }

  /// An element, up to the comma or bracket behind it.
  private mutating func element() throws(Fault) -> Range<Int> {
    let start = next
    var (end, depth) = (next, 0)
    scanning: while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ",") where depth == 0: break scanning
      case UInt8(ascii: "]") where depth == 0: break scanning
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if !Self.isBlank(bytes[next]) { end = next + 1 }
      next += 1
    }
    // Where only the end of the array is missing, this element is whole.
    guard depth <= 0 else { throw .cutShort(start) }
    guard end > start else { throw .noElement(start) }
    return start..<end
  }

  /// Goes to the closing quote.
  private mutating func skipString() throws(Fault) {
    let start = next
    next += 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      if bytes[next] == 0x0A || bytes[next] == 0x0D { throw .openString(start) }
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next < bytes.count else { throw .cutShort(start) }
  }

  private mutating func skipBlanks() {
    while next < bytes.count, Self.isBlank(bytes[next]) { next += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
