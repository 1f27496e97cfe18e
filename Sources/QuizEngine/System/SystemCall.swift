#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Calls the C library and turns its error numbers into reasons.
enum SystemCall {
  /// The result of a call that returns -1 on failure, tried again when a signal cut in.
  static func result<Value: SignedInteger>(_ call: () -> Value) throws(FileError.Reason) -> Value {
    while true {
      let value = call()
      if value != -1 { return value }
      let number = errno
      if number != EINTR { throw FileError.Reason(number: number) }
    }
  }

  /// What the system calls an error number.
  static func message(for number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}

extension FileError.Reason {
  /// The reason that the current thread's error number stands for.
  static var ofLastCall: Self { Self(number: errno) }

  /// The reason that an error number of the system stands for.
  init(number: Int32) {
    self =
      switch number {
      case ENOENT: .notFound
      case EACCES, EPERM: .notPermitted
      case EISDIR: .isFolder
      case ENOTDIR: .notAFolder
      case ENOSPC, EDQUOT: .noSpace
      case EROFS: .readOnly
      case ELOOP: .linkLoop
      case ENAMETOOLONG: .badName
      default: .system(number)
      }
  }
}
