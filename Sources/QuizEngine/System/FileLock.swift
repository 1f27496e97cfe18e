#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that one process at a time holds; the system frees it when the process ends, however.
enum FileLock {
  /// Waits until the lock is free, and holds it while the body runs; a missing file is made.
  static func hold<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw FileError(action: .write, path: path, reason: .ofLastCall)
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw FileError(action: .write, path: path, reason: .ofLastCall)
      }
    }
    return try body()
  }
}
