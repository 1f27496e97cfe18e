/// Compiles, parses and links within a scratch folder; the only place that knows the flags.
struct Compiler: Sendable {
  let toolchain: PreparedToolchain
  let sandbox: Sandbox
  let runner: any ProcessRunner

  /// The wall time that a compile may take, in seconds.
  static let seconds = 30
  /// The errors and warnings that are told.
  static let mostDiagnostics = 20

  /// Compiles files that are written into the folder.
  func compile(
    _ compilation: Compilation, in folder: ScratchFolder, object: String = "answer.o"
  ) throws -> CompilationResult {
    for file in compilation.files { try folder.write(file.text, to: file.name) }
    let outcome = try run(
      toolchain.toolchain.frontend, arguments(for: compilation, object: object), in: folder,
      limits: .compiling(Self.seconds))
    let reader = DiagnosticReader(
      files: compilation.files.map { (path: $0.name, name: $0.name, text: $0.text) })
    let diagnostics = reader.read(outcome.errorText, atMost: Self.mostDiagnostics)
    return CompilationResult(
      ending: Self.ending(of: outcome, diagnostics: diagnostics), diagnostics: diagnostics,
      seconds: outcome.seconds)
  }

  /// Parses a file that is written into the folder; nil where the compiler's parser gave no tree.
  func parse(
    _ file: SourceFile, mode: LanguageMode, in folder: ScratchFolder
  ) throws -> SyntaxTree? {
    try folder.write(file.text, to: file.name)
    let outcome = try run(
      toolchain.toolchain.frontend,
      ["-frontend", "-dump-parse", "-dump-ast-format", "json", "-swift-version"]
        + ["\(mode.rawValue)", "-module-name", Compilation.module, file.name],
      in: folder, limits: .parsing)
    guard outcome.stopped == nil else { return nil }
    return SyntaxTree(dump: outcome.output)
  }

  /// Links the object in the folder with the support module to a program.
  func link(
    _ object: String = "answer.o", to program: String = "answer", imports: [String],
    in folder: ScratchFolder
  ) throws -> ProcessOutcome {
    var arguments = toolchain.linker.arguments(object: object, output: program)
    if !imports.isEmpty {
      arguments += try libraries(of: object, in: folder)
    }
    return try run(
      toolchain.linker.executable, arguments, in: folder, limits: .compiling(Self.seconds))
  }

  /// The libraries that an object with imports of its own wants.
  private func libraries(of object: String, in folder: ScratchFolder) throws -> [String] {
    let extract = PathName.join(
      PathName.ancestor(of: toolchain.toolchain.frontend, 1), "swift-autolink-extract")
    guard FilePath.isExecutable(extract) else { return [] }
    _ = try run(
      extract, [object, "-o", "answer.autolink"], in: folder, limits: .compiling(Self.seconds))
    let bytes = try LocalFileSystem().read(folder.file("answer.autolink"), atMost: 1 << 20)
    return ShellWords.split(String(decoding: bytes, as: UTF8.self).replacing("\n", with: " "))
  }

  private func arguments(for compilation: Compilation, object: String) -> [String] {
    var arguments = ["-frontend"]
    switch compilation.stage {
    case .checking: arguments += ["-emit-sil", "-o", "/dev/null"]
    case .object: arguments += ["-c", "-o", object]
    }
    arguments += compilation.files.map(\.name)
    arguments += [
      "-module-name", Compilation.module, "-swift-version", "\(compilation.mode.rawValue)",
      "-Onone", "-module-cache-path", toolchain.moduleCache, "-no-color-diagnostics",
      "-diagnostic-style", "llvm", "-entry-point-function-name", SupportModule.answerEntry,
    ]
    if compilation.usesSupport { arguments += ["-I", toolchain.supportFolder] }
    return arguments
  }

  private func run(
    _ executable: String, _ arguments: [String], in folder: ScratchFolder, limits: ProcessLimits
  ) throws -> ProcessOutcome {
    let request = ProcessRequest(
      executable: executable, arguments: arguments,
      environment: Environment([
        "PATH": "/usr/bin:/bin", "HOME": folder.path, "TMPDIR": folder.path, "LC_ALL": "C",
        "SWIFT_BACKTRACE": "enable=no", "LLVM_DISABLE_SYMBOLIZATION": "1",
      ]),
      workingDirectory: folder.path, inputFile: nil, control: nil, limits: limits,
      sweep: .group)
    return try runner.run(
      sandbox.wrap(request, readable: toolchain.readable, writable: folder.path))
  }

  /// Tells whose fault an ending is.
  private static func ending(
    of outcome: ProcessOutcome, diagnostics: [Diagnostic]
  ) -> CompilationResult.Ending {
    if outcome.succeeded { return .compiled }
    let errors = diagnostics.filter { $0.severity == .error }
    let said = outcome.errorText
    let tooComplex = "unable to type-check this expression in reasonable time"
    // Beside other errors it is one of their consequences.
    if !errors.isEmpty, errors.allSatisfy({ $0.message.contains(tooComplex) }) {
      return .expressionTooComplex
    }
    switch (outcome.stopped, outcome.termination) {
    case (.output, _): return errors.isEmpty ? .crashed(details: account(said)) : .rejected
    case (.some, _), (_, .signalled(24)): return .timedOut
    case (_, .signalled(9)): return .outOfMemory
    default: break
    }
    if said.contains("out of memory") || said.contains("bad_alloc")
      || said.contains("LLVM ERROR: out")
    {
      return .outOfMemory
    }
    if said.contains("Stack dump:") || said.contains("Please submit a bug report") {
      return .crashed(details: account(said))
    }
    if case .signalled = outcome.termination { return .crashed(details: account(said)) }
    if !errors.isEmpty { return .rejected }
    return .unusable(details: account(said))
  }

  private static func account(_ said: String) -> String {
    said.split(separator: "\n").prefix(3).map { $0.prefix(200) }.joined(separator: "\n")
  }
}

extension ProcessLimits {
  /// For parsing one answer: the tree of a file of 64 KiB takes some megabytes.
  static let parsing = ProcessLimits(
    wallSeconds: 20, silenceSeconds: nil, cpuSeconds: 20, memoryBytes: 8 << 30,
    outputBytes: 64 << 20, fileBytes: 1 << 20, openFiles: 256)
}
