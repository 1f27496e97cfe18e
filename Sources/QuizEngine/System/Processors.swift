#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The processors of this machine.
public enum Processors {
  /// How many this program may use at the same time, at least 1.
  public static var count: Int {
    max(1, allowed ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// What a container or `taskset` leaves of them; nil where the system does not tell.
  private static var allowed: Int? {
    let status = (try? LocalFileSystem().read("/proc/self/status", atMost: 65_536)) ?? []
    let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
    let mask = lines.first { $0.hasPrefix("Cpus_allowed:") }?.dropFirst("Cpus_allowed:".count)
    let count = mask?.reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
    return count.flatMap { $0 > 0 ? $0 : nil }
  }
}
