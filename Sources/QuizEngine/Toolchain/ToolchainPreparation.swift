/// Makes, once for a toolchain, what every grading needs.
///
/// Everything stands in one folder whose name comes from the compiler's file and flags, and from the
/// support module's code. A lock keeps two processes from making it at once; the file `ready.json` is
/// written last, so that a folder that was left half made is made again.
public struct ToolchainPreparation: Sendable {
  let cacheFolder: String
  let files: any FileSystem
  let environment: Environment
  let runner: any ProcessRunner

  /// Takes the folder for prepared files, which is made where it is missing.
  public init(
    cacheFolder: String, environment: Environment, runner: any ProcessRunner,
    files: any FileSystem
  ) {
    self.cacheFolder = cacheFolder
    self.environment = environment
    self.runner = runner
    self.files = files
  }

  /// Prepares a toolchain, or finds it prepared.
  ///
  /// - Throws: `ToolchainError.broken` when the compiler or the linker does not work,
  ///   `ToolchainError.cache` when the folder cannot be used.
  public func prepare(_ toolchain: Toolchain) throws(ToolchainError) -> PreparedToolchain {
    let folder = PathName.join(cacheFolder, key(of: toolchain))
    if let ready = ready(toolchain, at: folder) { return ready }
    return try failingAsCache {
      try files.makeFolder(cacheFolder)
      return try FileLock.hold(folder + ".lock") {
        // Another process may have been quicker.
        if let ready = ready(toolchain, at: folder) { return ready }
        return try make(toolchain, in: folder)
      }
    }
  }

  private func make(_ toolchain: Toolchain, in folder: String) throws -> PreparedToolchain {
    try files.removeTree(folder)
    for name in ["modules", "support"] { try files.makeFolder(PathName.join(folder, name)) }
    var prepared = PreparedToolchain(
      toolchain: toolchain, folder: FilePath.resolved(folder),
      linker: LinkPlan(executable: "", arguments: []))
    try files.write(SupportModule.source, to: prepared.supportSource)
    try files.write(SupportModule.interface, to: prepared.supportInterface)
    try compileSupport(for: prepared)
    prepared.linker = try planLinking(for: prepared)
    // None of these needs another, and whoever starts for the first time waits for all.
    let known = prepared
    let jobs: [@Sendable () throws -> LinkPlan?] = [
      { planQuickLinking(for: known) },
      {
        warmImports(for: known)
        return nil
      },
      {
        try compileResident(for: known)
        return nil
      },
    ]
    let results = Parallel.map(jobs, width: jobs.count) { job in Result(catching: job) }
    prepared.quickLinker = try results.compactMap { try $0.get() }.first
    prepared.frontendPlace = try placeOfFrontend(in: prepared)
    if prepared.frontendPlace == nil { try removeResidentOfNoUse(from: prepared) }
    try files.write(record(of: prepared).indented + "\n", to: recordPath(in: folder))
    return prepared
  }
}

extension ToolchainPreparation {
  /// What the truth of the prepared files hangs on.
  private func key(of toolchain: Toolchain) -> String {
    let texts = [
      toolchain.frontend, toolchain.versionText, FilePath.identity(of: toolchain.frontend),
      // Compiled C modules hang on the system's headers.
      FilePath.identity(of: "/usr/include/stdlib.h"), SupportModule.source,
      SupportModule.interface, ResidentCompiler.program, "9",
    ]
    return "toolchain-" + Digest(texts: texts + Compiler.flags).prefix(16)
  }

  private func recordPath(in folder: String) -> String { PathName.join(folder, "ready.json") }

  private func record(of prepared: PreparedToolchain) -> JSON {
    .object([
      ("compiler", .string(prepared.toolchain.versionText)), ("link", prepared.linker.json),
      ("quickLink", prepared.quickLinker?.json ?? .null),
      ("frontendPlace", prepared.frontendPlace.map { .integer($0) } ?? .null),
    ])
  }

  /// The toolchain as it was prepared before; nil where it was not, or where something is gone.
  ///
  /// - Parameter path: the path of the folder, which may lead there by links.
  private func ready(_ toolchain: Toolchain, at path: String) -> PreparedToolchain? {
    // What was made there holds paths without links.
    let folder = FilePath.resolved(path)
    guard let bytes = try? files.read(recordPath(in: folder), atMost: 1 << 20),
      let record = try? JSON(String(decoding: bytes, as: UTF8.self)),
      let plan = record["link"].flatMap(LinkPlan.init), plan.isWhole(in: folder),
      FilePath.isFolder(PathName.join(folder, "modules"))
    else { return nil }
    let quick = record["quickLink"].flatMap(LinkPlan.init)
    let prepared = PreparedToolchain(
      toolchain: toolchain, folder: folder, linker: plan,
      quickLinker: quick?.isWhole(in: folder) == true ? quick : nil,
      frontendPlace: record["frontendPlace"]?.integer)
    return FilePath.exists(prepared.supportModule) ? prepared : nil
  }

  private func failingAsCache<Result>(
    _ body: () throws -> Result
  ) throws(ToolchainError) -> Result {
    do {
      return try body()
    } catch let error as ToolchainError {
      throw error
    } catch {
      throw .cache(path: cacheFolder, problem: "\(error)")
    }
  }
}
