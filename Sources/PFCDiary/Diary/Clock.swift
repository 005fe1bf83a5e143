public import PFCModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Instant {
  /// The moment that the system's clock shows.
  public static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
