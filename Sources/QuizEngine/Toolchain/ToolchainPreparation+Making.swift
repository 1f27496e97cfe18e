extension ToolchainPreparation {
  /// Compiles the support module, which warms the compiler's own cache, too.
  func compileSupport(for prepared: PreparedToolchain) throws(ToolchainError) {
    let outcome = try run(
      prepared.toolchain.frontend,
      [
        "-frontend", "-c", "-parse-as-library", "-swift-version", "5",
        // What is called of a module that was looked through needs no guard against wrong executors.
        "-strict-concurrency=complete", "-module-name", SupportModule.name, "-module-cache-path",
        prepared.moduleCache,
        "-emit-module-path", PathName.join(prepared.supportFolder, "QuizSupport.swiftmodule"),
        prepared.supportSource, "-o", prepared.supportObject,
      ], doing: "compiling the support module")
    guard outcome.succeeded else {
      throw .broken(
        path: prepared.toolchain.frontend, doing: "compiling the support module",
        details: outcome.shortAccount)
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
    works(plan, for: prepared, imports: [])
  }

  /// Fills the compiler's cache with what answers may import, where the system has it.
  func warmImports(for prepared: PreparedToolchain) {
    _ = works(prepared.linker, for: prepared, imports: ["Foundation"])
  }

  private func works(
    _ plan: LinkPlan, for prepared: PreparedToolchain, imports: [String]
  ) -> Bool {
    var prepared = prepared
    prepared.linker = plan
    // The first compile on a machine fills the cache, which takes a second or two where it is idle.
    var limits = AnswerLimits.standard
    limits.compileSeconds = Int(ProcessLimits.preparation.wallSeconds)
    let compiler = Compiler(
      toolchain: prepared, sandbox: .none, runner: runner, limits: limits)
    let head = imports.map { "import \($0)\n" }.joined()
    let files = [
      SourceFile(name: "main.swift", text: head + "print([1].map(String.init))\n"),
      SourceFile(
        name: "Checks.swift",
        text: """
          private import QuizSupport
          @_cdecl("\(SupportModule.checksEntry)") internal func checks() {}

          """),
    ]
    guard let folder = try? ScratchFolder.make(in: prepared.folder) else { return false }
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

extension ProcessLimits {
  /// For the first compile on a machine, which takes a second or two where it is idle.
  static let preparation = ProcessLimits(
    wallSeconds: 120, silenceSeconds: nil, cpuSeconds: 120, memoryBytes: nil,
    outputBytes: 4 << 20, fileBytes: 1 << 28, openFiles: 1024)
}
