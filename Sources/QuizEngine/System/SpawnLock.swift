#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

/// Keeps a program from being started between the making of a pipe and the mark that keeps it ours.
///
/// Neither `pipe2` nor anything like it is visible to Swift on all systems; a pipe that leaks into
/// another program stays open for as long as that program runs.
enum SpawnLock {
  static let shared = Mutex(())

  /// Keeps every open descriptor but the standard three from the next program that is started.
  ///
  /// Those that this program inherited itself, or that a library made, have no mark yet.
  static func keepDescriptors() {
    #if canImport(Glibc)
      guard let folder = opendir("/proc/self/fd") else { return }
    #else
      guard let folder = opendir("/dev/fd") else { return }
    #endif
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let descriptor = Int32(name), descriptor > 2 else { continue }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
