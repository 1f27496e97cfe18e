#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A clock that never jumps, for limits and durations.
enum MonotonicTime {
  /// The seconds since some fixed moment.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
