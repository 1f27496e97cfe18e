/// Compiles and runs answers, and says what they are worth.
public struct Grader: Sendable {
  /// The toolchain that compiles.
  public let toolchain: PreparedToolchain
  /// What keeps the answers from the machine.
  public let sandbox: Sandbox
  private let runner: any ProcessRunner
  private let resident: ResidentCompiler?
  private let scratchParent: String
  private let width: Int
  private var limits: AnswerLimits
  private var memo: CrossModeMemo?

  /// Takes everything that grading needs.
  ///
  /// - Parameters:
  ///   - resident: a compiler that is started once, shared by all copies of this grader; nil to start
  ///     one each time.
  ///   - scratchParent: the folder in which scratch folders are made, and removed again.
  ///   - width: the compiles of one answer that may run side by side.
  ///   - limits: what compiling and running may take; grades under other limits than the standard
  ///     ones cannot be compared.
  public init(
    toolchain: PreparedToolchain, sandbox: Sandbox, runner: any ProcessRunner,
    resident: ResidentCompiler? = nil, scratchParent: String, width: Int,
    limits: AnswerLimits = .standard
  ) {
    self.toolchain = toolchain
    self.sandbox = sandbox
    self.runner = runner
    self.resident = resident
    self.scratchParent = scratchParent
    self.width = width
    self.limits = limits
  }

  /// Whether the compiler is started once for all answers, and serves.
  public var keepsCompiler: Bool { resident?.server.yard != nil }

  /// Starts the compiler that is started once, and takes it as far as the answers to these parts have
  /// in common, while the caller goes on: the first answer waits less.
  public func warmUp(for parts: [Part]) {
    guard let resident else { return }
    let compiler = CodeGrading.hasty(compiler)
    DetachedThread.start {
      _ = resident.server.yard
      for part in parts {
        guard let compilation = Self.usualCompilation(for: part) else { continue }
        // Where it cannot be done, answers are compiled from the beginning.
        try? compiler.prepare(for: compilation)
      }
    }
  }

  private static func usualCompilation(for part: Part) -> Compilation? {
    switch part.task {
    case .write(let task), .repair(let task):
      CodeGrading.compilation(
        of: SourceFile(name: AnswerSource.names[0], text: ""),
        with: task.checks.enumerated().map { (number: $0.offset, check: $0.element) },
        mode: part.gradingMode)
    default: nil
    }
  }

  /// Grades code that answers a part.
  ///
  /// - Throws: `GradingError` where the answer is not to blame for there being no grade.
  public func grade(
    _ text: String, as task: CodeTask, points: Int, mode: LanguageMode
  ) throws(GradingError) -> Grade {
    try inScratchFolder { folder in
      let grading = CodeGrading(
        text: text, task: task, points: points, mode: mode, compiler: compiler, folder: folder,
        width: width, memo: memo)
      return try grading.grade()
    }
  }

  /// Compiles a program, and runs it where it compiles.
  ///
  /// - Parameter runs: false where it is enough to know whether it compiles.
  public func runProgram(
    _ text: String, mode: LanguageMode, imports: [String], runs: Bool
  ) throws(GradingError) -> ProgramOutcome {
    try inScratchFolder { folder in
      try ProgramTrial(compiler: compiler, folder: folder, memo: memo).run(
        text, mode: mode, imports: imports, runs: runs)
    }
  }

  /// The same grader with other limits.
  func limited(to limits: AnswerLimits) -> Grader {
    var grader = self
    grader.limits = limits
    return grader
  }

  /// The same grader for a text that is tried in several language modes.
  func sharing(_ memo: CrossModeMemo) -> Grader {
    var grader = self
    grader.memo = memo
    return grader
  }

  private var compiler: Compiler {
    Compiler(
      toolchain: toolchain, sandbox: sandbox, runner: runner, resident: resident, limits: limits)
  }

  private func inScratchFolder<Result>(
    _ body: (ScratchFolder) throws -> Result
  ) throws(GradingError) -> Result {
    do {
      let folder = try ScratchFolder.make(in: resident?.server.yard ?? scratchParent)
      defer { folder.remove() }
      return try body(folder)
    } catch let error as ProcessError {
      throw .program(details: error.inWords)
    } catch let error as GradingError {
      throw error
    } catch {
      throw .scratch(details: "\(error)")
    }
  }
}

extension ProcessError {
  /// What is wrong, and with which file.
  public var inWords: String {
    switch self {
    case .notFound(let path): "there is no program at \(path)"
    case .notExecutable(let path): "\(path) is not a program that may be run"
    case .noWorkingDirectory(let path): "the folder \(path) is missing or may not be entered"
    case .nulCharacter: "a name or an argument holds a NUL character"
    case .system(let number, let doing):
      "the system refused while \(doing): \(SystemCall.message(for: number))"
    }
  }
}
