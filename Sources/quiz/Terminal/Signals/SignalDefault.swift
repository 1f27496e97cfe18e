#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system does on a signal when a program doesn't care.
enum SignalDefault {
  /// Lets a signal do what it does by default, to this process; returns where it doesn't end it.
  static func raise(_ number: Int32) {
    during(number) {
      #if canImport(Glibc)
        _ = Glibc.raise(number)
      #else
        _ = Darwin.raise(number)
      #endif
    }
  }

  /// Leaves a signal to the system while the body runs.
  static func during<Result, Failure: Error>(
    _ number: Int32, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var standard = sigaction()
    var saved = sigaction()
    sigaction(number, &standard, &saved)
    var set = sigset_t()
    var savedSet = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &savedSet)
    defer {
      pthread_sigmask(SIG_SETMASK, &savedSet, nil)
      sigaction(number, &saved, nil)
    }
    return try body()
  }
}
