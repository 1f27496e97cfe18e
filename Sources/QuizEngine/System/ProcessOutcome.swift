/// How a program ended, and what it said.
public struct ProcessOutcome: Sendable, Equatable {
  /// How it ended.
  public var termination: Termination
  /// Why it was stopped; nil where it ended by itself.
  public var stopped: Stop?
  /// Standard output, up to the limit.
  public var output: [UInt8]
  /// Standard error, up to the limit.
  public var errorOutput: [UInt8]
  /// What came on the report channel, up to the limit.
  public var report: [UInt8]
  /// The wall time, in seconds.
  public var seconds: Double
  /// The processor time of it and of its children that it waited for, in seconds.
  public var cpuSeconds: Double
  /// The largest resident memory of a single process, in bytes.
  public var peakMemory: Int

  /// Takes every field.
  public init(
    termination: Termination, stopped: Stop?, output: [UInt8], errorOutput: [UInt8],
    report: [UInt8], seconds: Double, cpuSeconds: Double, peakMemory: Int
  ) {
    self.termination = termination
    self.stopped = stopped
    self.output = output
    self.errorOutput = errorOutput
    self.report = report
    self.seconds = seconds
    self.cpuSeconds = cpuSeconds
    self.peakMemory = peakMemory
  }
}

extension ProcessOutcome {
  /// How a program came to its end.
  public enum Termination: Sendable, Hashable {
    /// It exited with a status.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)

    /// Reads what `wait` tells.
    init(waitStatus status: Int32) {
      let signal = status & 0x7f
      self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
  }

  /// Why a program was stopped.
  public enum Stop: Sendable, Hashable {
    /// It ran longer than it may.
    case wallTime
    /// It was silent on the report channel for longer than it may be.
    case silence
    /// It wrote more than it may.
    case output
    /// The caller wanted it to end.
    case cancelled
  }

  /// Whether it ended by itself, with the status 0.
  public var succeeded: Bool {
    termination == .exited(0) && stopped == nil
  }

  /// Standard output as text; bytes that are no UTF-8 are replaced.
  public var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Standard error as text; bytes that are no UTF-8 are replaced.
  public var errorText: String { String(decoding: errorOutput, as: UTF8.self) }
}
