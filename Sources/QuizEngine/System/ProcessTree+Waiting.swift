#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension ProcessTree {
  /// How long the thread that waited most was ready without getting a processor, in seconds.
  ///
  /// The system tells it in the second field of `schedstat`, in nanoseconds, where it counts that;
  /// elsewhere it is nothing.
  static func waitingSeconds(of root: pid_t, marker: String) -> Double {
    let longest = descendants(of: root, marker: marker, includingRoot: true)
      .flatMap { id in threads(of: id).map { waiting("/proc/\(id)/task/\($0)/schedstat") } }
      .max()
    return (longest ?? 0) / 1e9
  }

  private static func threads(of id: pid_t) -> [String] {
    guard let folder = opendir("/proc/\(id)/task") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder), names.count < 256 {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func waiting(_ path: String) -> Double {
    guard let bytes = contents(path) else { return 0 }
    let fields = bytes.split(separator: UInt8(ascii: " "))
    return fields.count > 1 ? Double(String(decoding: fields[1], as: UTF8.self)) ?? 0 : 0
  }
}
