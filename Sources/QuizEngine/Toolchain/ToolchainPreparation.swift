/// Makes, once for a toolchain, what every grading needs.
///
/// Everything stands in one folder whose name comes from the compiler's file and flags, and from the
/// support module's code. A lock keeps two processes from making it at once; the file `ready.json` is
/// written last, so that a folder that was left half made is made again.
public struct ToolchainPreparation: Sendable {
  let cacheFolder: String
  private let files: any FileSystem
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
    if let plan = readyPlan(in: folder) {
      return PreparedToolchain(toolchain: toolchain, folder: folder, linker: plan)
    }
    return try failingAsCache {
      try files.makeFolder(cacheFolder)
      return try FileLock.hold(folder + ".lock") {
        // Another process may have been quicker.
        if let plan = readyPlan(in: folder) {
          return PreparedToolchain(toolchain: toolchain, folder: folder, linker: plan)
        }
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
    try compileSupport(for: prepared)
    prepared.linker = try planLinking(for: prepared)
    warmImports(for: prepared)
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
      FilePath.identity(of: "/usr/include/stdlib.h"), SupportModule.source, "5",
    ]
    return "toolchain-" + Digest(texts: texts + Compiler.flags).prefix(16)
  }

  private func recordPath(in folder: String) -> String { PathName.join(folder, "ready.json") }

  private func record(of prepared: PreparedToolchain) -> JSON {
    .object([
      ("compiler", .string(prepared.toolchain.versionText)),
      ("linker", .string(prepared.linker.executable)),
      ("arguments", .strings(prepared.linker.arguments)),
    ])
  }

  private func readyPlan(in folder: String) -> LinkPlan? {
    guard let bytes = try? files.read(recordPath(in: folder), atMost: 1 << 20),
      let record = try? JSON(String(decoding: bytes, as: UTF8.self)),
      let linker = record["linker"]?.string,
      let arguments = record["arguments"]?.array?.compactMap(\.string), !arguments.isEmpty,
      FilePath.isExecutable(linker),
      // Temporary folders are emptied in time, file by file.
      arguments.allSatisfy({ !$0.hasPrefix(folder) || FilePath.exists($0) }),
      FilePath.exists(PathName.join(folder, "support/QuizSupport.swiftmodule")),
      FilePath.isFolder(PathName.join(folder, "modules"))
    else { return nil }
    return LinkPlan(executable: linker, arguments: arguments)
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
