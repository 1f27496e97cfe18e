import QuizEngine

/// Asks git about the files of a folder.
struct Git {
  let world: World
  let folder: String

  /// What git answers; nil where it says no.
  func ask(_ words: [String]) throws(CommandFailure) -> String? {
    let outcome = try run(words)
    return outcome.succeeded ? outcome.outputText : nil
  }

  /// What git answers; a failure where it says no.
  func demand(_ words: [String]) throws(CommandFailure) -> String {
    let outcome = try run(words)
    guard outcome.succeeded else { throw .proof(.git(details: Self.account(outcome))) }
    return outcome.outputText
  }

  /// The top folder of what git keeps here.
  func top() throws(CommandFailure) -> String {
    let outcome = try run(["rev-parse", "--show-toplevel"])
    guard outcome.succeeded else {
      throw .proof(.notInGit(path: folder, details: Self.account(outcome)))
    }
    return outcome.outputText.trimmed
  }

  /// What the present state is compared with: the last commit, or where a branch left the revision.
  func base(_ revision: String?) throws(CommandFailure) -> String {
    guard let revision else {
      if let head = try ask(["rev-parse", "--verify", "--quiet", "HEAD"]) { return head.trimmed }
      // Before the first commit everything is new.
      return try demand(["hash-object", "-t", "tree", "/dev/null"]).trimmed
    }
    guard
      let commit = try ask([
        "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}",
      ])
    else { throw .proof(.unknownRevision(revision)) }
    let fork = try ask(["merge-base", commit.trimmed, "HEAD"])
    return (fork ?? commit).trimmed
  }

  /// The files, from the top folder, that differ from a commit or are new.
  func changes(since base: String) throws(CommandFailure) -> [String] {
    let changed = try demand(["diff", "--name-only", "--no-renames", "-z", base, "--"])
    let new = try demand(["ls-files", "--others", "--exclude-standard", "-z"])
    return (changed + new).split(separator: "\0").map(String.init)
  }

  private func run(_ words: [String]) throws(CommandFailure) -> ProcessOutcome {
    guard let git = Self.find(in: world.environment) else { throw .proof(.noGit) }
    do throws(ProcessError) {
      return try world.runner.run(
        ProcessRequest(
          executable: git, arguments: words, environment: world.environment,
          workingDirectory: folder, inputFile: nil, control: nil, limits: .git, sweep: .group))
    } catch {
      throw .proof(.git(details: error.inWords))
    }
  }

  private static func find(in environment: Environment) -> String? {
    (environment.nonEmpty("PATH") ?? "").split(separator: ":")
      .map { PathName.join(String($0), "git") }.first(where: FilePath.isExecutable)
  }

  private static func account(_ outcome: ProcessOutcome) -> String {
    let said = outcome.errorText.split(separator: "\n").first.map(String.init) ?? ""
    return said.isEmpty ? "it gave no reason" : said.visible
  }
}

extension ProcessLimits {
  /// For questions to git, which lists no more than a repository holds.
  fileprivate static let git = ProcessLimits(
    wallSeconds: 60, silenceSeconds: nil, cpuSeconds: 60, memoryBytes: nil,
    outputBytes: 64 << 20, fileBytes: 1 << 30, openFiles: 1024)
}
