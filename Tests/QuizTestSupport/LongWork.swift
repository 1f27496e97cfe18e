import Foundation

/// Work that waits for other programs, beside the threads that all tests share.
///
/// There are as many of those as processors: a test that waits in one of them keeps others from running,
/// though the processors have nothing to do.
public enum LongWork {
  private static let queue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()

  /// Runs something that blocks, as soon as there is room.
  public static func run<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation { continuation.resume(with: Swift.Result { try body() }) }
    }
  }

  /// Whether something comes true in time, such as what the last of several threads does when it lets go.
  public static func comesTrue(
    within seconds: Double = 10, _ condition: () throws -> Bool
  ) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if try condition() { return true }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return try condition()
  }
}
