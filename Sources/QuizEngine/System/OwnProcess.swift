#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program that this is part of.
public enum OwnProcess {
  /// The system's number for it.
  public static func number() -> Int { Int(getpid()) }
}
