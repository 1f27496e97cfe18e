extension ToolchainPreparation {
  /// Compiles the support module, which warms the compiler's own cache, too.
  func compileSupport(for prepared: PreparedToolchain) throws(ToolchainError) {
    try compileSupport(prepared, prepared.supportSource, ["-c", "-o", prepared.supportObject])
    try compileSupport(
      prepared, prepared.supportInterface, ["-emit-module", "-o", prepared.supportModule])
  }

  private func compileSupport(
    _ prepared: PreparedToolchain, _ source: String, _ options: [String]
  ) throws(ToolchainError) {
    let doing = "compiling the support module"
    let outcome = try run(
      prepared.toolchain.frontend,
      [
        "-frontend", "-parse-as-library", "-swift-version", "5",
        // What is called of a module that was looked through needs no guard against wrong executors.
        "-strict-concurrency=complete", "-module-name", SupportModule.name, "-module-cache-path",
        prepared.moduleCache, source,
      ] + options, doing: doing)
    guard outcome.succeeded else {
      throw .broken(
        path: prepared.toolchain.frontend, doing: doing, details: outcome.shortAccount)
    }
  }

  /// Finds out how the driver links, so that the linker can be called without it.
  func planLinking(for prepared: PreparedToolchain) throws(ToolchainError) -> LinkPlan {
    // The driver looks into this object for the libraries that it wants; those of the answer's
    // object are among them.
    for fast in [["-use-ld=lld"], []] {
      if let plan = try? directPlan(for: prepared, options: fast), works(plan, for: prepared) {
        return plan
      }
    }
    let plan = LinkPlan(
      executable: driver(of: prepared),
      arguments: Self.exitOptions(for: prepared).flatMap { ["-Xlinker", $0] }
        + [prepared.supportObject, LinkPlan.objectPlace, "-o", LinkPlan.outputPlace])
    guard works(plan, for: prepared) else {
      throw .broken(
        path: plan.executable, doing: "linking a program",
        details: "is a linker (ld, clang or gcc) installed?")
    }
    return plan
  }

  private func directPlan(
    for prepared: PreparedToolchain, options: [String]
  ) throws(ToolchainError) -> LinkPlan {
    let trial = PathName.join(prepared.folder, "trial")
    let program = driver(of: prepared)
    let driver = try run(
      program, options + ["-v", prepared.supportObject, "-o", trial],
      doing: "asking how to link")
    // `-v` prints the linker's command as clang calls it, behind a blank, since it alone is whole:
    // the driver's own words name a temporary file with the libraries, which is gone afterwards.
    let commands = driver.errorText.split(separator: "\n").filter { $0.hasPrefix(" ") }
    guard let words = commands.last.flatMap({ ShellWords.split(String($0)) }),
      let linker = words.first, let place = words.firstIndex(of: prepared.supportObject)
    else {
      throw .broken(path: program, doing: "asking how to link", details: "")
    }
    var arguments = words.dropFirst().map { $0 == trial ? LinkPlan.outputPlace : $0 }
    arguments.insert(LinkPlan.objectPlace, at: place)
    return LinkPlan(
      executable: linker, arguments: Self.exitOptions(for: prepared) + arguments)
  }

  /// Finds a linker that makes programs bound to the support module's library alone.
  func planQuickLinking(for prepared: PreparedToolchain) -> LinkPlan? {
    guard let loader = prepared.linker.loader,
      let library = prepared.linker.forSupportLibrary(
        soname: PathName.last(of: prepared.supportLibrary)),
      (try? make(library, of: prepared)) != nil,
      (try? compileInterpreter(naming: loader, for: prepared)) != nil
    else { return nil }
    let folders = (environment.nonEmpty("PATH") ?? "").split(separator: ":").map(String.init)
    let linkers = ["ld.bfd", "ld.gold"].flatMap { name in
      folders.map { PathName.join($0, name) }
    }
    for linker in linkers + [prepared.linker.executable] {
      // Others are not to be seen in a sandbox.
      guard FilePath.isExecutable(linker),
        ["/usr/", "/bin/", prepared.toolchain.root + "/"].contains(where: linker.hasPrefix),
        let plan = prepared.linker.quick(
          by: linker, support: prepared.supportObject, library: prepared.supportLibrary,
          interpreter: prepared.interpreterObject), works(plan, for: prepared)
      else { continue }
      return plan
    }
    return nil
  }

  private func make(_ library: LinkPlan, of prepared: PreparedToolchain) throws(ToolchainError) {
    let doing = "linking the support module"
    let outcome = try run(
      library.executable,
      library.arguments(object: prepared.supportObject, output: prepared.supportLibrary),
      doing: doing)
    guard outcome.succeeded else {
      throw .broken(path: library.executable, doing: doing, details: outcome.shortAccount)
    }
  }

  /// Compiles an object with the section that makes the system load a program by its loader.
  private func compileInterpreter(
    naming loader: String, for prepared: PreparedToolchain
  ) throws {
    let bytes = Array(loader.utf8) + [0]
    let source = PathName.join(prepared.supportFolder, "Interpreter.swift")
    let type = bytes.map { _ in "UInt8" }.joined(separator: ", ")
    let value = bytes.map { "\($0)" }.joined(separator: ", ")
    try files.write(
      "@section(\".interp\") @used internal let loader: (\(type)) = (\(value))\n", to: source)
    let outcome = try run(
      prepared.toolchain.frontend,
      [
        "-frontend", "-c", "-parse-as-library", "-module-name", "Interpreter",
        "-module-cache-path", prepared.moduleCache, source, "-o", prepared.interpreterObject,
      ], doing: "compiling the name of the loader")
    guard outcome.succeeded else {
      throw ToolchainError.broken(
        path: prepared.toolchain.frontend, doing: "compiling the name of the loader",
        details: outcome.shortAccount)
    }
  }

  /// Leads the answer's `exit` to the support module, which goes on with the checks where it is the
  /// end of an asynchronous main program; Apple's linker knows no such option.
  private static func exitOptions(for prepared: PreparedToolchain) -> [String] {
    prepared.toolchain.target.contains("apple") ? [] : ["--wrap=exit"]
  }

  /// The driver beside the front end; the one that was named may be a proxy that needs its home.
  private func driver(of prepared: PreparedToolchain) -> String {
    let beside = PathName.join(
      PathName.ancestor(of: prepared.toolchain.frontend, 1), "swiftc")
    return FilePath.isExecutable(beside) ? beside : prepared.toolchain.swiftc
  }

  /// Compiles, links and runs a small answer by a plan, in the way of all answers to come.
  ///
  /// It fills the compiler's own cache for each language mode: later on a sandbox forbids writing it.
  private func works(_ plan: LinkPlan, for prepared: PreparedToolchain) -> Bool {
    works(plan, for: prepared, imports: [], in: prepared.folder)
  }

  /// Fills the compiler's cache with what answers may import, where the system has it.
  func warmImports(for prepared: PreparedToolchain) {
    _ = works(prepared.linker, for: prepared, imports: ["Foundation"], in: prepared.folder)
  }

  /// Compiles the program that keeps the compiler, where the toolchain has what it needs.
  func compileResident(for prepared: PreparedToolchain) throws {
    guard ResidentCompiler.library(of: prepared.toolchain) != nil else { return }
    try files.write(ResidentCompiler.program, to: prepared.residentSource)
    // Optimising it takes longer than it will ever save.
    _ = try run(
      driver(of: prepared),
      [
        "-Onone", "-swift-version", "5", prepared.residentSource, "-o", prepared.residentProgram,
        // The compiler's library is to find what the program puts before the system's own.
        "-Xlinker", "--export-dynamic",
      ],
      doing: "compiling the program that keeps the compiler")
  }

  /// Tries that program, and removes it where the compiler does not work in it.
  func removeResidentOfNoUse(from prepared: PreparedToolchain) throws {
    guard FilePath.exists(prepared.residentProgram), !isOfUse(in: prepared) else { return }
    try files.removeTree(prepared.residentProgram)
  }

  /// Finds out whether compiles can be halted, and where they begin in the compiler's library.
  ///
  /// Where they can, the compiler works in the program that keeps it: each does one as a whole before.
  func placeOfFrontend(in prepared: PreparedToolchain) throws -> Int? {
    guard FilePath.exists(prepared.residentProgram),
      let library = ResidentCompiler.library(of: prepared.toolchain)
    else { return nil }
    let told = try run(
      prepared.residentProgram, [library], doing: "looking through the compiler's library")
    var halting = prepared
    halting.frontendPlace = Int(told.outputText.split(separator: "\n").first ?? "")
    guard halting.frontendPlace != nil, isOfUse(in: halting) else { return nil }
    return halting.frontendPlace
  }

  private func isOfUse(in prepared: PreparedToolchain) -> Bool {
    guard
      let resident = ResidentCompiler(
        of: prepared, sandbox: .none, scratchParent: prepared.folder,
        cancellation: Cancellation(), isTrial: prepared.frontendPlace != nil),
      let yard = resident.server.yard
    else { return false }
    return [[], ["Foundation"]].allSatisfy { imports in
      works(
        prepared.linker, for: prepared, imports: imports, in: yard, resident: resident,
        runner: NoRunner())
    }
  }

  private func works(
    _ plan: LinkPlan, for prepared: PreparedToolchain, imports: [String], in parent: String,
    resident: ResidentCompiler? = nil, runner compilerRunner: (any ProcessRunner)? = nil
  ) -> Bool {
    var prepared = prepared
    prepared.linker = plan
    // The first compile on a machine fills the cache, which takes a second or two where it is idle.
    var limits = AnswerLimits.standard
    limits.compileSeconds = Int(ProcessLimits.preparation.wallSeconds)
    let compiler = Compiler(
      toolchain: prepared, sandbox: .none, runner: compilerRunner ?? runner,
      resident: resident, limits: limits)
    let head = imports.map { "import \($0)\n" }.joined()
    let files = [
      SourceFile(name: "main.swift", text: head + "print([1].map(String.init))\n"),
      SourceFile(
        name: "Checks.swift",
        text: """
          private import QuizSupport
          @_cdecl("\(SupportModule.checksEntry)") public func checks() {}

          """),
    ]
    guard let folder = try? ScratchFolder.make(in: parent) else { return false }
    defer { folder.remove() }
    for mode in LanguageMode.allCases {
      let compilation = Compilation(files: files, mode: mode, stage: .object, usesSupport: true)
      guard let compiled = try? compiler.compile(compilation, in: folder),
        compiled.ending == .compiled, let linked = try? compiler.link(imports: imports, in: folder),
        linked.succeeded,
        let ran = try? run(folder.file(Compiler.programName), [], doing: "running"),
        ran.outputText.hasPrefix("[\"1\"]\n")
      else { return false }
    }
    return true
  }

  /// The caller's variables, with a temporary folder that the driver can use.
  ///
  /// Where the one that is set is missing the driver fails, and where its name is not ASCII the
  /// driver crashes.
  private var surroundings: Environment {
    var surroundings = environment
    let folders = [environment.nonEmpty("TMPDIR"), "/tmp"].compactMap { $0 }
    surroundings["TMPDIR"] =
      folders.first { folder in
        folder.utf8.allSatisfy { $0 < 0x80 } && FilePath.isFolder(folder)
          && FilePath.isWritable(folder)
      } ?? cacheFolder
    surroundings["SWIFT_BACKTRACE"] = "enable=no"
    return surroundings
  }

  private func run(
    _ executable: String, _ arguments: [String], doing: String
  ) throws(ToolchainError) -> ProcessOutcome {
    do {
      return try runner.run(
        ProcessRequest(
          executable: executable, arguments: arguments, environment: surroundings,
          workingDirectory: "/", inputFile: nil, control: [], limits: .preparation,
          sweep: .descendants))
    } catch {
      throw .broken(path: executable, doing: doing, details: "\(error)")
    }
  }
}

/// Runs nothing: for what has to be done in another way, or not at all.
private struct NoRunner: ProcessRunner {
  func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
    throw .notFound(path: request.executable)
  }
}

extension ProcessLimits {
  /// For the first compile on a machine, which takes a second or two where it is idle.
  static let preparation = ProcessLimits(
    wallSeconds: 120, silenceSeconds: nil, cpuSeconds: 120, memoryBytes: nil,
    outputBytes: 4 << 20, fileBytes: 1 << 28, openFiles: 1024)
}
