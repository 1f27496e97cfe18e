#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program that is started once and forks for every task, so that its own start is paid once.
///
/// It stands in a folder of its own, its yard, where the folders of tasks are made; it ends with this
/// process, whatever ends that. Where it does not serve, tasks have to be done without it: it is a
/// shorter way, never the only one.
final class ForkServer: Sendable {
  /// The name in the yard that it has to listen at.
  static let socketName = "server"

  private let life = Life()
  private let parent: String
  private let cancellation: Cancellation
  private let request: @Sendable (String) -> ProcessRequest

  /// Says how the server is started, which is put off until there is a task.
  ///
  /// - Parameters:
  ///   - parent: the folder in which its yard is made.
  ///   - request: the program that becomes the server, in the yard with this path.
  init(
    in parent: String, cancellation: Cancellation,
    request: @escaping @Sendable (String) -> ProcessRequest
  ) {
    self.parent = parent
    self.cancellation = cancellation
    self.request = request
  }

  deinit { life.end() }

  /// The folder that tasks have to be in; nil where the server does not serve.
  var yard: String? { life.begin(in: parent, by: request)?.yard }

  /// Does a task; nil where the server does not serve, or was lost on the way.
  ///
  /// - Parameter checkpoint: the name of the checkpoint that does it; nil where none does. Where that
  ///   is not there yet, or was lost, the server may still do the task.
  /// - Throws: `ProcessError` where this process can have no pipes.
  func run(
    _ task: ForkTask, at checkpoint: String? = nil
  ) throws(ProcessError) -> ForkOutcome? {
    #if canImport(Glibc)
      guard let running = life.begin(in: parent, by: request)?.running,
        let bytes = task.bytes
      else { return nil }
      let start = MonotonicTime.now()
      let pipes = try ChildPipes.make(control: nil)
      let far = [pipes.output.writing, pipes.errors.writing, pipes.ending.writing]
      guard
        let connection = LocalConnection.open(
          checkpoint ?? Self.socketName, in: running.folder.descriptor),
        connection.send(bytes, with: far)
      else {
        pipes.closeFar()
        pipes.closeNear()
        if checkpoint == nil { life.giveUp() }
        return nil
      }
      pipes.closeFar()
      Glibc.close(pipes.ending.writing)
      var drain = PipeDrain(pipes.near, limit: task.limits.outputBytes)
      var stopped = watch(&drain, until: start + task.limits.wallSeconds)
      var reply: Reply?
      if stopped == nil {
        reply = Reply(connection.receive(atMost: Reply.mostBytes))
      }
      // The server ends what nobody waits for any more.
      _ = consume connection
      if !drain.finish(within: Self.longestFarewell), stopped == nil { stopped = .output }
      if stopped == nil, reply == nil {
        if checkpoint == nil { life.giveUp() }
        return nil
      }
      return ForkOutcome(
        steps: reply?.steps ?? 1,
        outcome: ProcessOutcome(
          termination: reply?.termination ?? .signalled(SIGKILL), stopped: stopped,
          output: drain.output, errorOutput: drain.errorOutput, report: [],
          seconds: MonotonicTime.now() - start, cpuSeconds: reply?.cpuSeconds ?? 0,
          peakMemory: reply?.peakMemory ?? 0))
    #else
      return nil
    #endif
  }

  private func watch(
    _ drain: inout PipeDrain, until deadline: Double
  ) -> ProcessOutcome.Stop? {
    while !drain.hasEnded {
      if cancellation.isWanted { return .cancelled }
      let rest = deadline - MonotonicTime.now()
      guard rest > 0 else { return .wallTime }
      if drain.step(timeout: min(rest, Self.longestStep)) == .overLimit { return .output }
    }
    return nil
  }

  /// The longest wait without a look at the wish to cancel, in seconds.
  private static let longestStep = 0.1
  /// The time in which the pipes are closed by processes that were just ended, in seconds.
  private static let longestFarewell = 0.5
}

extension ForkServer {
  /// What the server tells of a task: steps, wait status, microseconds, KiB.
  private struct Reply {
    static let mostBytes = 128

    var steps: Int
    var termination: ProcessOutcome.Termination
    var cpuSeconds: Double
    var peakMemory: Int

    init?(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      guard numbers.count == 4, text.hasSuffix("\n") else { return nil }
      steps = numbers[0]
      termination = ProcessOutcome.Termination(waitStatus: Int32(truncatingIfNeeded: numbers[1]))
      cpuSeconds = Double(numbers[2]) / 1e6
      peakMemory = numbers[3] * 1024
    }
  }
}
