/// What compiling and running an answer may take: the one place where all of it is stated.
///
/// A question sets the time for its checks, up to `mostSecondsPerCheck`; everything else is the same
/// for all. Times are wall times; the processor time is limited to as much, several threads together.
public struct AnswerLimits: Sendable, Hashable {
  /// The time for one compile, in seconds; half of a second is usual.
  public var compileSeconds: Int
  /// The processor time after which the compiler gives up on an expression, in seconds.
  public var expressionSeconds: Int
  /// The address space of the compiler, in bytes.
  public var compileMemory: Int
  /// What the compiler may say, and the size of the tree that it writes, in bytes.
  public var compileOutput: Int
  /// The time for a check, whatever the question wants, in seconds.
  public var mostSecondsPerCheck: Int
  /// The time for all checks of an answer together, in seconds: behind it none is begun.
  public var runSeconds: Int
  /// The address space of an answer's process, in bytes.
  public var runMemory: Int
  /// What an answer may print, on each of its two streams, in bytes.
  public var runOutput: Int
  /// The largest file that an answer may write, in bytes.
  public var fileBytes: Int
  /// All that an answer may write, in bytes; kept by a sandbox alone.
  public var folderBytes: Int
  /// The files that an answer may have open.
  public var openFiles: Int
  /// The processes and threads of an answer that may import modules; kept by a sandbox alone.
  public var processes: Int

  /// Takes every limit.
  public init(
    compileSeconds: Int, expressionSeconds: Int, compileMemory: Int, compileOutput: Int,
    mostSecondsPerCheck: Int,
    runSeconds: Int, runMemory: Int, runOutput: Int, fileBytes: Int, folderBytes: Int,
    openFiles: Int,
    processes: Int
  ) {
    self.compileSeconds = compileSeconds
    self.expressionSeconds = expressionSeconds
    self.compileMemory = compileMemory
    self.compileOutput = compileOutput
    self.mostSecondsPerCheck = mostSecondsPerCheck
    self.runSeconds = runSeconds
    self.runMemory = runMemory
    self.runOutput = runOutput
    self.fileBytes = fileBytes
    self.folderBytes = folderBytes
    self.openFiles = openFiles
    self.processes = processes
  }

  /// The limits that hold wherever an answer is graded, so that grades can be compared.
  public static let standard = AnswerLimits(
    compileSeconds: 30, expressionSeconds: 8, compileMemory: 4 << 30, compileOutput: 2 << 20,
    mostSecondsPerCheck: 20,
    runSeconds: 60, runMemory: 2 << 30, runOutput: 1 << 20, fileBytes: 16 << 20,
    folderBytes: 64 << 20,
    openFiles: 64, processes: 256)
}

extension AnswerLimits {
  /// The time for a check of a question that wants so many seconds.
  func secondsPerCheck(wanted: Int) -> Int { max(1, min(wanted, mostSecondsPerCheck)) }

  /// The time for each check behind one that ran out of its time of so many seconds.
  static func hurriedSeconds(_ seconds: Int) -> Int { max(1, seconds / 3) }

  /// For one compile or link.
  var compiling: ProcessLimits {
    ProcessLimits(
      wallSeconds: Double(compileSeconds), silenceSeconds: nil, cpuSeconds: compileSeconds,
      memoryBytes: compileMemory, outputBytes: compileOutput, fileBytes: 256 << 20, openFiles: 512)
  }

  /// For parsing: the tree of a file of 64 KiB takes some megabytes.
  var parsing: ProcessLimits {
    var limits = compiling
    limits.outputBytes = 32 * compileOutput
    return limits
  }

  /// For a run of an answer with its checks.
  func running(secondsPerCheck seconds: Int, checks: Int) -> ProcessLimits {
    ProcessLimits(
      // The start of the process, on a busy machine, is nobody's fault.
      wallSeconds: Double(seconds * (checks + 1) + 10), silenceSeconds: Double(seconds),
      cpuSeconds: seconds * (checks + 1), memoryBytes: runMemory, outputBytes: runOutput,
      fileBytes: fileBytes, openFiles: openFiles)
  }
}
