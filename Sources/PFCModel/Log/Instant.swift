/// A moment, in milliseconds since 1970-01-01 UTC.
public struct Instant: Sendable, Hashable, Comparable {
  /// The milliseconds since 1970-01-01 UTC.
  public let milliseconds: Int64

  /// A moment by its milliseconds.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Earlier moments are smaller.
  public static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }
}
