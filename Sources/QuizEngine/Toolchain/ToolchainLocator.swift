/// Finds the compiler: by an option, by `$SWIFT_EXEC`, by `$PATH`, in this order.
public struct ToolchainLocator: Sendable {
  private let environment: Environment
  private let runner: any ProcessRunner
  private let memo: TargetMemo?

  /// Takes the variables to look in, and the door to programs.
  public init(environment: Environment, runner: any ProcessRunner) {
    self.environment = environment
    self.runner = runner
    memo = nil
  }

  /// Takes also a folder in which it keeps what a compiler told of itself.
  public init(
    environment: Environment, runner: any ProcessRunner, cacheFolder: String,
    files: any FileSystem
  ) {
    self.environment = environment
    self.runner = runner
    memo = TargetMemo(cacheFolder: cacheFolder, files: files)
  }

  /// Finds the toolchain and asks it for its version.
  ///
  /// - Parameter option: the path of `swiftc`, `swift` or a toolchain's folder, where one is named.
  /// - Throws: `ToolchainError` when none is found, or the one found does not answer.
  public func locate(option: String?) throws(ToolchainError) -> Toolchain {
    let swiftc = try findCompiler(option: option)
    let frontend = neighbour(of: FilePath.resolved(swiftc)) ?? neighbour(of: swiftc)
    let information = try information(frontend: frontend, swiftc: swiftc)
    let root = PathName.ancestor(of: information.resourcePath, 2)
    // A driver that is a proxy stands elsewhere: the resources tell which compiler it chose.
    let chosen = frontend ?? PathName.join(root, "bin/swift-frontend")
    guard FilePath.isExecutable(chosen) else {
      throw .broken(
        path: swiftc, doing: "looking for its front end",
        details: "there is no program at \(chosen)")
    }
    return Toolchain(
      swiftc: swiftc, frontend: chosen, root: FilePath.resolved(root),
      versionText: information.versionText, version: information.version,
      target: information.target)
  }

  private func information(
    frontend: String?, swiftc: String
  ) throws(ToolchainError) -> TargetInformation {
    // A driver that is a proxy may choose another compiler each time.
    guard let frontend else {
      return try TargetInformation.ask(
        swiftc, isDriver: true, environment: environment, runner: runner)
    }
    if let known = memo?.recall(frontend) { return known }
    let told = try TargetInformation.ask(
      frontend, isDriver: false, environment: environment, runner: runner)
    memo?.keep(told, of: frontend)
    return told
  }

  private func findCompiler(option: String?) throws(ToolchainError) -> String {
    if let named = option ?? environment.nonEmpty("SWIFT_EXEC") {
      return try compiler(named: named)
    }
    var searched: [String] = []
    for folder in (environment.nonEmpty("PATH") ?? "").split(separator: ":") {
      let candidate = PathName.join(String(folder), "swiftc")
      if FilePath.isExecutable(candidate) { return candidate }
      searched.append(String(folder))
    }
    throw .notFound(searched: searched)
  }

  private func compiler(named path: String) throws(ToolchainError) -> String {
    if FilePath.isFolder(path) {
      for inside in ["swiftc", "bin/swiftc", "usr/bin/swiftc"] {
        let candidate = PathName.join(path, inside)
        if FilePath.isExecutable(candidate) { return FilePath.absolute(candidate) }
      }
      throw .unusable(path: path, problem: .folderWithoutCompiler)
    }
    guard FilePath.exists(path) else {
      // A name without a folder is looked for as a shell would.
      if !path.contains("/") {
        for folder in (environment.nonEmpty("PATH") ?? "").split(separator: ":") {
          let candidate = PathName.join(String(folder), path)
          if FilePath.isExecutable(candidate) { return candidate }
        }
      }
      throw .unusable(path: path, problem: .missing)
    }
    guard FilePath.isExecutable(path) else { throw .unusable(path: path, problem: .notExecutable) }
    let name = PathName.last(of: path)
    if name == "swift" || name == "swift-frontend" {
      let sibling = PathName.join(PathName.ancestor(of: path, 1), "swiftc")
      if FilePath.isExecutable(sibling) { return FilePath.absolute(sibling) }
    }
    return FilePath.absolute(path)
  }

  private func neighbour(of swiftc: String) -> String? {
    let candidate = PathName.join(PathName.ancestor(of: swiftc, 1), "swift-frontend")
    return FilePath.isExecutable(candidate) ? FilePath.resolved(candidate) : nil
  }
}
