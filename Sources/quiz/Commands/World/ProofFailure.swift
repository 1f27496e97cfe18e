/// Why a proof cannot be done as it was asked for.
enum ProofFailure: Error, Equatable {
  /// There is no `git` to ask.
  case noGit
  /// The bank is not kept in git.
  case notInGit(path: String, details: String)
  /// Git knows no such revision.
  case unknownRevision(String)
  /// Git failed.
  case git(details: String)
  /// No variable says which part this is.
  case noShardVariables
  /// The variables that say which part this is make no sense.
  case badShardVariables(String)
  /// A file holds no part of a proof.
  case notAPart(path: String, details: String)
  /// Parts do not make a whole.
  case parts(String)
  /// A question cannot be made as asked for.
  case question(String)
}

extension ProofFailure {
  /// The exit status that tells a program what went wrong.
  var exitStatus: ExitStatus {
    switch self {
    case .noGit, .git: .unavailable
    case .notInGit, .unknownRevision, .noShardVariables, .badShardVariables, .question: .usage
    case .notAPart, .parts: .badData
    }
  }

  /// What is wrong, and what to do.
  var text: String {
    switch self {
    case .noGit: "quiz: “--changed” asks git what changed, and there is no “git” in $PATH."
    case .notInGit(let path, let details):
      "quiz: git does not know \(path), so it cannot say what changed: \(details)"
    case .unknownRevision(let name):
      """
      quiz: git knows no revision “\(name)”.
      A CI that fetches only the newest commit has to fetch more: “fetch-depth: 0” on GitHub,
      “GIT_DEPTH: 0” on GitLab.
      """
    case .git(let details): "quiz: git failed: \(details)"
    case .noShardVariables:
      """
      quiz: no variable of a known CI says which part this is.
      Known are those of GitLab, CircleCI, Buildkite, Bitbucket, Semaphore, Azure, Slurm arrays and
      indexed jobs of Kubernetes (with JOB_COMPLETIONS). Elsewhere say “--shard 1/4”.
      """
    case .badShardVariables(let text): "quiz: “\(text)” is no part of a whole."
    case .notAPart(let path, let details):
      "quiz: \(path) is no part of a proof: \(details).\n"
        + "Parts are written by “quiz validate --shard I/N --format json”."
    case .parts(let problem): "quiz: these parts make no whole: \(problem)."
    case .question(let problem): "quiz: \(problem)"
    }
  }
}
