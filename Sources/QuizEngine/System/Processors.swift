internal import Foundation

/// The processors of this machine.
public enum Processors {
  /// How many may be used at the same time, at least 1.
  public static var count: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
