#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import QuizEngine

extension World {
  /// Does nothing for a while.
  func rest(_ time: Duration) {
    usleep(UInt32(clamping: Int64(time / .microseconds(1))))
  }

  /// What stands for the system: its name and version.
  var systemName: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    let kernel = withUnsafeBytes(of: names) { bytes in
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    // The name of the machine in the network says nothing.
    let told = kernel.enumerated().filter { $0.offset != 1 }.map(\.element)
    let release = (try? files.read("/etc/os-release", atMost: 65_536)) ?? []
    return (told + [String(decoding: release, as: UTF8.self)]).joined(separator: "\n")
  }
}
