import QuizEngine

/// Why a command cannot do what was asked for.
enum CommandFailure: Error, Equatable {
  /// A bank has errors or cannot be read.
  case bank([Finding])
  /// There is no question of this id.
  case unknownQuestion(String, nearest: String?)
  /// There is no topic or pack of this name.
  case unknownName(kind: String, String, nearest: String?)
  /// No question passes the filters.
  case noMatch(advice: String)
  /// There is no compiler that works.
  case toolchain(ToolchainError)
  /// There is no sandbox, and one is required.
  case noSandbox(reason: String)
  /// A file cannot be read.
  case unreadable(FileError)
  /// A file cannot be written.
  case unwritable(FileError)
  /// A file is there already.
  case exists(path: String)
  /// An answer cannot be taken.
  case answer(AnswerText.Refusal)
  /// A part has to be named, or there is none of this number.
  case part(given: Int?, count: Int)
  /// What was given is no answer to this kind of part.
  case notAnAnswer(String)
  /// Grading broke down.
  case grading(GradingError)
  /// There is no folder for progress.
  case noDataFolder
  /// The settings cannot be used.
  case settings(path: String, problem: String)
  /// The journal cannot be used.
  case journal(JournalError)
  /// A proof cannot be done as it was asked for.
  case proof(ProofFailure)
  /// Nothing comes of a kit.
  case kit(KitFailure)
  /// The user ended it.
  case interrupted
}
