/// Compiles, parses and links within a scratch folder; the only place that knows the flags.
struct Compiler: Sendable {
  let toolchain: PreparedToolchain
  let sandbox: Sandbox
  let runner: any ProcessRunner
  /// Does the same without the compiler's start, where there is one.
  var resident: ResidentCompiler?
  var limits: AnswerLimits

  /// The errors and warnings that are told.
  static let mostDiagnostics = 20
  /// The linked program's name in the scratch folder.
  static let programName = "answer"
  /// The object's name in the scratch folder.
  static let objectName = "answer.o"
  /// The status by which our own words of shell tell that the link failed, not the compile.
  private static let unlinked: Int32 = 97
  /// What every compile is told; the compiler's cache of C modules hangs on some of it.
  ///
  /// The lines alone are for the place of a crash; they cost next to nothing. Without the breadcrumbs,
  /// an object names no file of the cache, and is the same in all modes where the code is.
  static let flags = [
    "-Onone", "-gline-tables-only", "-no-clang-module-breadcrumbs", "-file-compilation-dir", ".",
    "-no-color-diagnostics",
    "-diagnostic-style", "llvm", "-entry-point-function-name", SupportModule.answerEntry,
  ]

  /// Compiles files that are written into the folder.
  func compile(
    _ compilation: Compilation, in folder: ScratchFolder, object: String = objectName
  ) throws -> CompilationResult {
    for file in compilation.files { try folder.write(file.text, to: file.name) }
    let words = words(for: compilation, object: object)
    let outcome =
      try runResident(
        [.work(words)], on: compilation.files, in: folder, limits: limits.compiling)?.outcome
      ?? runPlainly(words, in: folder, limits: limits.compiling)
    return result(of: outcome, compilation)
  }

  /// Takes a compile as far as its texts do not matter, for all those to come.
  func prepare(for compilation: Compilation) throws {
    guard let resident, let yard = resident.server.yard else { return }
    let words = words(for: compilation, object: Self.objectName)
    try resident.prepare(
      task([.work(words)], in: ScratchFolder(path: yard), limits: limits.compiling),
      on: compilation.files)
  }

  /// Compiles files and links them in one go, which saves a sandbox.
  ///
  /// A link that fails leaves the result as if there had been none, so that it can be tried alone.
  ///
  /// - Parameter links: false where the object may turn out not to be needed.
  func build(
    _ compilation: Compilation, imports: [String], links: Bool, in folder: ScratchFolder
  ) throws -> CompilationResult {
    // What imports bring along is known only when the object is there.
    guard links, imports.isEmpty, compilation.stage == .object else {
      return try compile(compilation, in: folder)
    }
    for file in compilation.files { try folder.write(file.text, to: file.name) }
    let compile = words(for: compilation, object: Self.objectName)
    let linker = toolchain.linker(for: imports)
    let link =
      [linker.executable] + linker.arguments(object: Self.objectName, output: Self.programName)
    var isLinked = false
    var outcome: ProcessOutcome
    if let done = try runResident(
      [.work(compile), .program(link)], on: compilation.files, in: folder,
      limits: limits.compiling)
    {
      outcome = done.outcome
      isLinked = outcome.succeeded
      if done.steps > 1, !isLinked { outcome.termination = .exited(0) }
    } else {
      let script =
        "\(ShellWords.join(compile)) && { \(ShellWords.join(link)) || exit \(Self.unlinked); }"
      outcome = try runPlainly(
        ["/bin/sh", "-c", script], in: folder, limits: limits.compiling)
      isLinked = outcome.succeeded
      if outcome.termination == .exited(Self.unlinked) { outcome.termination = .exited(0) }
    }
    var result = result(of: outcome, compilation)
    result.isLinked = isLinked
    return result
  }

  private func result(
    of outcome: ProcessOutcome, _ compilation: Compilation
  ) -> CompilationResult {
    let reader = DiagnosticReader(
      files: compilation.files.map { (path: $0.name, name: $0.name, text: $0.text) })
    let diagnostics = reader.read(outcome.errorText, atMost: Self.mostDiagnostics)
    let ending = CompilationResult.Ending(outcome, diagnostics: diagnostics, limits: limits)
    return CompilationResult(
      ending: ending,
      // Beside other errors it is one of their consequences.
      diagnostics: diagnostics.filter { ending == .expressionTooComplex || !$0.isTooComplex },
      seconds: outcome.seconds)
  }

  /// Parses a file that is written into the folder; nil where the compiler's parser gave no tree.
  func parse(
    _ file: SourceFile, mode: LanguageMode, in folder: ScratchFolder
  ) throws -> SyntaxTree? {
    try folder.write(file.text, to: file.name)
    let outcome = try run(
      [toolchain.toolchain.frontend, "-frontend", "-resource-dir", toolchain.resources]
        + ["-dump-parse", "-dump-ast-format", "json", "-swift-version", "\(mode.rawValue)"]
        + ["-module-name", Compilation.module, file.name],
      as: ForkTask.Step.work, in: folder, limits: limits.parsing)
    guard outcome.stopped == nil else { return nil }
    return SyntaxTree(dump: outcome.output)
  }

  /// Links the object in the folder with the support module to a program.
  func link(
    _ object: String = objectName, to program: String = programName, imports: [String],
    in folder: ScratchFolder
  ) throws -> ProcessOutcome {
    let linker = toolchain.linker(for: imports)
    var arguments = linker.arguments(object: object, output: program)
    if !imports.isEmpty {
      arguments += try libraries(of: object, in: folder)
    }
    return try run(
      [linker.executable] + arguments, as: ForkTask.Step.program, in: folder,
      limits: limits.compiling)
  }

  /// The functions and lines of addresses in the program; nil where there is no tool that knows.
  func symbolize(
    _ addresses: [String], of program: String = programName, in folder: ScratchFolder
  ) throws -> String? {
    let symbolizer = PathName.join(
      PathName.ancestor(of: toolchain.toolchain.frontend, 1), "llvm-symbolizer")
    guard FilePath.isExecutable(symbolizer) else { return nil }
    let outcome = try run(
      [symbolizer, "--obj=\(program)", "--no-demangle"] + addresses, as: ForkTask.Step.program,
      in: folder, limits: limits.compiling)
    return outcome.succeeded ? outcome.outputText : nil
  }

  /// The libraries that an object with imports of its own wants.
  private func libraries(of object: String, in folder: ScratchFolder) throws -> [String] {
    let extract = PathName.join(
      PathName.ancestor(of: toolchain.toolchain.frontend, 1), "swift-autolink-extract")
    guard FilePath.isExecutable(extract) else { return [] }
    _ = try run(
      [extract, object, "-o", "answer.autolink"], as: ForkTask.Step.program, in: folder,
      limits: limits.compiling)
    let bytes = try LocalFileSystem().read(folder.file("answer.autolink"), atMost: 1 << 20)
    return ShellWords.split(String(decoding: bytes, as: UTF8.self)) ?? []
  }

  private func words(for compilation: Compilation, object: String) -> [String] {
    var words = [
      toolchain.toolchain.frontend, "-frontend", "-resource-dir", toolchain.resources,
    ]
    switch compilation.stage {
    case .checking: words += ["-emit-sil", "-o", "/dev/null"]
    case .object: words += ["-c", "-o", object]
    }
    words += compilation.files.map(\.name)
    words += [
      "-module-name", Compilation.module, "-swift-version", "\(compilation.mode.rawValue)",
      "-module-cache-path", toolchain.moduleCache,
      // Its own limit tells the expression, ours would tell nothing.
      "-solver-expression-time-threshold=\(limits.expressionSeconds)",
    ]
    words += Self.flags
    if compilation.isOnMainThread {
      // The guards against a wrong thread, which mode 6 alone has, could find nothing.
      words.append("-disable-dynamic-actor-isolation")
    }
    if let plugins = toolchain.pluginFolder {
      words += ["-plugin-path", plugins]
      if let server = toolchain.pluginServer {
        words += ["-in-process-plugin-server-path", server]
      }
    }
    if compilation.usesSupport { words += ["-I", toolchain.supportFolder] }
    return words
  }

  private func run(
    _ words: [String], as step: ([String]) -> ForkTask.Step, in folder: ScratchFolder,
    limits: ProcessLimits
  ) throws -> ProcessOutcome {
    try runResident([step(words)], on: [], in: folder, limits: limits)?.outcome
      ?? runPlainly(words, in: folder, limits: limits)
  }

  /// Nil where it has to be done plainly.
  ///
  /// - Parameter texts: what a compile reads; none where it is no compile.
  private func runResident(
    _ steps: [ForkTask.Step], on texts: [SourceFile], in folder: ScratchFolder,
    limits: ProcessLimits
  ) throws -> ForkOutcome? {
    guard let resident, let yard = resident.server.yard, folder.path.hasPrefix(yard + "/"),
      let done = try resident.run(task(steps, in: folder, limits: limits), on: texts)
    else { return nil }
    // What a crash says has to be said by the compiler proper, started as everybody starts it.
    let signal = done.outcome.stopped == nil ? done.outcome.signal : nil
    return signal == nil || signal == ProcessOutcome.timeSignal ? done : nil
  }

  private func task(
    _ steps: [ForkTask.Step], in folder: ScratchFolder, limits: ProcessLimits
  ) -> ForkTask {
    ForkTask(
      steps: steps, environment: environment(in: folder, temporary: folder.path),
      workingDirectory: folder.path, limits: limits)
  }

  private func runPlainly(
    _ words: [String], in folder: ScratchFolder, limits processLimits: ProcessLimits
  ) throws -> ProcessOutcome {
    let temporary = sandbox.hasOwnTemporaryFolder ? Bubblewrap.temporaryFolder : folder.path
    let request = ProcessRequest(
      executable: words[0], arguments: Array(words.dropFirst()),
      environment: environment(in: folder, temporary: temporary),
      workingDirectory: folder.path, inputFile: nil, control: nil, limits: processLimits,
      sweep: .group)
    return try runner.run(
      sandbox.wrap(
        request,
        opening: Sandbox.Opening(
          readable: toolchain.readable, writable: folder.path,
          temporaryBytes: limits.folderBytes, processes: nil)))
  }

  private func environment(in folder: ScratchFolder, temporary: String) -> Environment {
    Environment([
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "TMPDIR": temporary, "LC_ALL": "C",
      "SWIFT_BACKTRACE": "enable=no", "LLVM_DISABLE_SYMBOLIZATION": "1",
    ])
  }
}
