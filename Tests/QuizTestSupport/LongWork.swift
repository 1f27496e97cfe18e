import Foundation

/// Work that waits for other programs, beside the threads that all tests share.
///
/// There are as many of those as processors: a test that waits in one of them keeps others from running,
/// though the processors have nothing to do.
public enum LongWork {
  private static let queue = {
    let queue = OperationQueue()
    // One more than processors: some of them only wait for a limit.
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount + 1
    return queue
  }()

  /// Runs something that blocks, as soon as there is room.
  ///
  /// - Parameter isLongest: whether it goes before the rest, so that nothing long is left for the end.
  public static func run<Result: Sendable>(
    isLongest: Bool = false, _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      let operation = BlockOperation { continuation.resume(with: Swift.Result { try body() }) }
      operation.queuePriority = isLongest ? .high : .normal
      queue.addOperation(operation)
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
