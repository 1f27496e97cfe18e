import QuizEngine

extension CommandFailure {
  /// The exit status that tells a program what went wrong.
  var exitStatus: ExitStatus {
    switch self {
    case .bank, .answer, .unreadable, .notAnAnswer, .settings, .journal: .badData
    case .unknownQuestion, .unknownName, .noMatch, .part: .usage
    case .toolchain, .noSandbox: .unavailable
    case .unwritable, .exists: .cannotWrite
    case .noDataFolder: .usage
    case .grading: .internalFault
    case .proof(let failure): failure.exitStatus
    case .kit(let failure): failure.exitStatus
    case .interrupted: .interrupted
    }
  }

  /// What is wrong, where, and what to do.
  var text: String {
    switch self {
    case .bank(let findings):
      (findings.map(\.description) + ["quiz: the bank cannot be used until this is mended."])
        .joined(separator: "\n")
    case .unknownQuestion(let id, let nearest):
      "quiz: there is no question “\(id)”." + Self.suggestion(nearest)
        + "\n“quiz list” shows all of them."
    case .unknownName(let kind, let name, let nearest):
      "quiz: there is no \(kind) “\(name)”." + Self.suggestion(nearest)
    case .noMatch(let advice): "quiz: no question passes these filters.\n\(advice)"
    case .toolchain(let error): Self.text(for: error)
    case .noSandbox(let reason):
      "quiz: a sandbox is required, but \(reason).\n"
        + "Install bubblewrap (“apt install bubblewrap”), or say “--sandbox auto” to go without."
    case .unreadable(let error), .unwritable(let error): "quiz: \(error)."
    case .exists(let path):
      "quiz: \(path) is there already; say “--force” to replace it."
    case .answer(let refusal): "quiz: \(refusal)."
    case .part(nil, let count):
      "quiz: this question has \(count) parts; say which: “--part 1” to “--part \(count)”."
    case .part(let number?, let count):
      "quiz: there is no part \(number); this question has \(count) "
        + (count == 1 ? "part." : "parts.")
    case .notAnAnswer(let message): "quiz: \(message)"
    case .grading(let error): "quiz: \(error.inWords)"
    case .noDataFolder:
      "quiz: there is no place for your progress: $HOME is not set. Name one by --data or $QUIZ_DATA."
    case .settings(let path, let problem):
      "quiz: \(path) cannot be used: \(problem).\nMend or remove it; “quiz settings” makes a new one."
    case .journal(let error): "quiz: \(error)."
    case .proof(let failure): failure.text
    case .kit(let failure): failure.text
    case .interrupted: "quiz: interrupted."
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { " Did you mean “\($0)”?" } ?? ""
  }

  private static func text(for error: ToolchainError) -> String {
    let rest = """
      Without it, “quiz list”, “quiz show” and “quiz search” still work, and in “quiz practice” the
      questions that need no compiler.
      """
    switch error {
    case .notFound:
      return """
        quiz: no Swift compiler was found: there is no “swiftc” in $PATH.
        Get one from https://www.swift.org/install, or name one by “--swift PATH” or $SWIFT_EXEC.
        \(rest)
        """
    case .unusable(let path, .missing):
      return
        "quiz: there is no compiler at \(path).\n“--swift” and $SWIFT_EXEC name a swiftc.\n\(rest)"
    case .unusable(let path, .folderWithoutCompiler):
      return
        "quiz: the folder \(path) holds no toolchain: there is no usr/bin/swiftc in it.\n\(rest)"
    case .unusable(let path, .notExecutable):
      return "quiz: \(path) is not a program that may be run.\n\(rest)"
    case .broken(let path, let doing, let details):
      return """
        quiz: the toolchain is broken: \(path) failed while \(doing).
        \(details)
        “quiz doctor” tries every part of it.
        \(rest)
        """
    case .cache(let path, let problem):
      return """
        quiz: the cache folder \(path) cannot be used: \(problem).
        $QUIZ_CACHE names another place.
        """
    }
  }
}
