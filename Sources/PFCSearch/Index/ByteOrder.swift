#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The order of keys: byte by byte, which for UTF-8 is the order of scalars.
enum ByteOrder {
  /// Negative, zero or positive as `left` comes before, is or comes after `right`. O(n).
  @inline(__always)
  static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let order = prefixOrder(left, right)
    return order != 0 ? order : left.count - right.count
  }

  static func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
    left.withUnsafeBytes { left in right.withUnsafeBytes { compare(left, $0) } }
  }

  /// As ``compare(_:_:)`` over the common length.
  @inline(__always)
  static func prefixOrder(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    guard let a = left.baseAddress, let b = right.baseAddress else { return 0 }
    return Int(memcmp(a, b, min(left.count, right.count)))
  }
}

extension UnsafeRawBufferPointer {
  /// `length` bytes from `start`.
  subscript(slice start: Int, _ length: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[start..<(start + length)])
  }
}
