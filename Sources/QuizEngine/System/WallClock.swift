#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The door to the clock on the wall, which may be set; only the program's edge opens it.
public enum WallClock {
  /// The milliseconds since 1970 began in Greenwich.
  public static func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
