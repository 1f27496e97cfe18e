/// One answer on its way to a grade.
struct CodeGrading {
  let text: String
  let task: CodeTask
  let points: Int
  let mode: LanguageMode
  let compiler: Compiler
  let folder: ScratchFolder
  let width: Int
  /// What is known from another language mode.
  var memo: CrossModeMemo?

  /// What the independent compiles of an answer bring.
  private enum Finding: Sendable {
    case syntax(SyntaxTree?)
    case compiled(CompilationResult)
    case rejection(Int, CompilationResult)
    case failed(any Error)
  }

  private enum Job: Sendable {
    case parse
    case compile
    case reject(Int, setup: String, expression: String)
  }

  /// The checks that are made in this mode, with their places in the question.
  var checks: [(number: Int, check: Check)] {
    task.checks.enumerated()
      .filter { $0.element.modes?.contains(mode) ?? true }
      .map { (number: $0.offset, check: $0.element) }
  }

  func grade() throws -> Grade {
    let source = AnswerSource(text, allowing: task.imports)
    let found = Parallel.map(jobs, width: width) { job in work(job, answer: source.file) }
    var tree = memo?.tree
    var compilation: CompilationResult?
    var rejections: [Int: CompilationResult] = [:]
    for finding in found {
      switch finding {
      case .syntax(let found):
        tree = found
        memo?.keep(found, of: source.file.text)
      case .compiled(let result): compilation = result
      case .rejection(let number, let result): rejections[number] = result
      case .failed(let error): throw error
      }
    }
    guard var compilation else { throw GradingError.program(details: "the compiler was not run") }
    var grade = Grade(
      verdict: .wrong, points: 0, possiblePoints: points,
      compiler: compiler.toolchain.toolchain.versionText, sandbox: compiler.sandbox.name)
    grade.seconds = compilation.seconds
    grade.diagnostics = compilation.diagnostics.map { forCandidate($0, source: source) }
    guard let tree else {
      // Without a tree nothing may be run: the fence could not look.
      grade.verdict = .compilerGaveUp
      grade.message = "The compiler's parser could not cope with this answer."
      if compilation.ending != .compiled { tellCompilation(compilation, of: source, in: &grade) }
      return grade
    }
    let syntax = SourceSyntax(tree: tree, text: source.file.text)
    let fence =
      Fence(imports: task.imports, allowsUnsafe: task.allowsUnsafe).breaches(in: syntax)
      + Shadowing(checks: task.checks, solutions: task.solutions).breaches(in: syntax)
    if !fence.isEmpty {
      grade.verdict = .breaksARule
      grade.breaches = fence
      return grade
    }
    let misfits = try dropMisfits(from: &compilation, source: source, in: &grade)
    guard compilation.ending == .compiled else {
      tellCompilation(compilation, of: source, in: &grade)
      return grade
    }
    tellMisfit(misfits, in: tree, &grade)
    grade.breaches = RuleCheck.breaches(of: task.rules, in: syntax)
    try runChecks(
      isLinked: compilation.isLinked, rejections, misfits: misfits, in: &grade)
    if !grade.breaches.isEmpty, grade.verdict.isAboutTheAnswer {
      grade.verdict = .breaksARule
      grade.points = 0
    }
    return grade
  }

  private var jobs: [Job] {
    var jobs: [Job] = memo?.tree == nil ? [.compile, .parse] : [.compile]
    for (number, check) in checks {
      if case .rejects(let expression, _) = check.trial {
        jobs.append(.reject(number, setup: check.setup, expression: expression))
      }
    }
    return jobs
  }

  private func work(_ job: Job, answer: SourceFile) -> Finding {
    do {
      switch job {
      case .parse:
        return .syntax(try compiler.parse(answer, mode: mode, in: folder))
      case .compile:
        return .compiled(try compileFirst(answer))
      case .reject(let number, let setup, let expression):
        let source = Harness.rejection(setup: setup, expression: expression)
        // In a folder of its own, so that all are compiled under the same names.
        let folder = try ScratchFolder.make(in: folder.path)
        defer { folder.remove() }
        return .rejection(
          number,
          try compiler.compile(
            Compilation(
              files: [answer, SourceFile(name: "Rejection.swift", text: source)], mode: mode,
              stage: .checking, usesSupport: false),
            in: folder))
      }
    } catch {
      return .failed(error)
    }
  }

  /// Compiles the answer with checks.
  ///
  /// Where a name is missing, the compiler may ponder an expression for long, only to give up: it gets
  /// the full time for one only where nothing else is wrong.
  func compile(
    _ answer: SourceFile, with checks: [(number: Int, check: Check)]
  ) throws -> CompilationResult {
    var result = try compile(answer, with: checks, by: Self.hasty(compiler))
    if result.ending == .expressionTooComplex {
      let seconds = result.seconds
      result = try compile(answer, with: checks, by: compiler)
      result.seconds += seconds
    }
    return result
  }

  private func compile(
    _ answer: SourceFile, with checks: [(number: Int, check: Check)], by compiler: Compiler
  ) throws -> CompilationResult {
    try compiler.build(
      Self.compilation(of: answer, with: checks, mode: mode), imports: task.imports,
      links: memo?.hasRuns != true, in: folder)
  }

  /// The compiler with little time for an expression.
  static func hasty(_ compiler: Compiler) -> Compiler {
    var hasty = compiler
    hasty.limits.expressionSeconds = min(1, compiler.limits.expressionSeconds)
    return hasty
  }

  /// How an answer is compiled with checks.
  static func compilation(
    of answer: SourceFile, with checks: [(number: Int, check: Check)], mode: LanguageMode
  ) -> Compilation {
    let harness = Harness(checks: checks)
    return Compilation(
      files: [answer, SourceFile(name: Harness.fileName, text: harness.source)], mode: mode,
      stage: .object, usesSupport: true,
      isOnMainThread: Compilation.staysOnMainThread(answer.text) && harness.staysOnMainThread)
  }

  /// Takes over what the compiler says, where that settles the verdict.
  private func tellCompilation(
    _ result: CompilationResult, of source: AnswerSource, in grade: inout Grade
  ) {
    switch result.ending {
    case .compiled: break
    case .rejected:
      if let module = missingModule(result) {
        grade.verdict = .notGradable
        grade.message = "The module \(module), which the question allows, is not on this machine."
        return
      }
      if result.errors.allSatisfy({ $0.file == Harness.fileName }) {
        // What is ours in the harness always compiles, beside any answer.
        tellUnusable(result.errors.first?.message ?? "", in: &grade)
        return
      }
      grade.verdict = .doesNotCompile
      if !source.removedImports.isEmpty {
        let modules = source.removedImports.map { "`import \($0)`" }.joined(separator: ", ")
        grade.message =
          "The answer was compiled without \(modules), which this question does not allow."
      }
    case .expressionTooComplex:
      grade.verdict = .compilerGaveUp
      grade.message =
        "The compiler gave up on an expression; split it into several with a type for each."
    case .timedOut:
      grade.verdict = .compilerGaveUp
      grade.message = "The compiler did not finish within \(compiler.limits.compileSeconds) s."
    case .outOfMemory:
      grade.verdict = .compilerGaveUp
      grade.message = "The compiler ran out of memory."
    case .crashed(let details):
      grade.verdict = .compilerGaveUp
      grade.message = "The compiler crashed, which is not your fault. \(details)"
    case .unusable(let details):
      tellUnusable(details, in: &grade)
    }
  }

  private func tellUnusable(_ details: String, in grade: inout Grade) {
    grade.verdict = .notGradable
    grade.message =
      "The compiler could not work: \(details)\n"
      + "If this stays so, remove the folder \(compiler.toolchain.folder); it is made again."
  }

  /// A module that the part allows and that this machine lacks.
  private func missingModule(_ result: CompilationResult) -> String? {
    task.imports.first { module in
      result.errors.contains { $0.message == "no such module '\(module)'" }
    }
  }

  /// Speaks of the answer as the candidate knows it, and of the checks by their names.
  private func forCandidate(_ diagnostic: Diagnostic, source: AnswerSource) -> Diagnostic {
    var told = diagnostic
    if let number = Harness.number(ofPlace: diagnostic.file), task.checks.indices.contains(number) {
      told.file = "check “\(task.checks[number].name)”"
    } else if diagnostic.file == source.file.name {
      told.file = AnswerSource.toldName
    }
    told.notes = diagnostic.notes.map { forCandidate($0, source: source) }
    return told
  }
}
