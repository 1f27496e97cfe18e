import QuizEngine

/// Everything outside that a command may touch; tests pass their own.
struct World: Sendable {
  /// The variables that the program was started with.
  var environment: Environment
  /// The program's own file, without links; nil where the system does not tell.
  var executable: String?
  /// The way to the user.
  var console: any Console
  /// The door to files.
  var files: any FileSystem
  /// The door to other programs.
  var runner: any ProcessRunner
  /// The wish that running programs come to an end.
  var cancellation: Cancellation
  /// Reads all of standard input, up to a little more than an answer may have.
  var readStandardInput: @Sendable () -> [UInt8]
  /// The clock.
  var now: @Sendable () -> Instant
  /// Chance that nobody else has.
  var entropy: @Sendable () -> UInt64
  /// The number of processors.
  var processors: Int
}

extension World {
  /// The variables as the terminal's programs take them.
  var variables: [String: String] { environment.variables }

  /// The folder for scratch folders: `$TMPDIR` where that is a folder, else `/tmp`.
  var scratchParent: String {
    guard let folder = environment.nonEmpty("TMPDIR"), FilePath.isFolder(folder) else {
      return "/tmp"
    }
    return FilePath.absolute(folder)
  }

  /// The folder for what is made once and can be made again.
  var cacheFolder: String {
    if let folder = environment.nonEmpty("QUIZ_CACHE") { return FilePath.absolute(folder) }
    if let folder = environment.nonEmpty("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return PathName.join(folder, "swift-quiz")
    }
    if let home = environment.nonEmpty("HOME"), home.hasPrefix("/"), FilePath.isFolder(home) {
      return PathName.join(home, ".cache/swift-quiz")
    }
    return PathName.join(scratchParent, "swift-quiz-cache")
  }
}
