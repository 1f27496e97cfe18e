/// Why there is no compiler to work with.
public enum ToolchainError: Error, Equatable, Sendable {
  /// No compiler was found in these places.
  case notFound(searched: [String])
  /// What was named is not there, or is no program.
  case unusable(path: String, problem: Problem)
  /// The compiler is there and does not work.
  case broken(path: String, doing: String, details: String)
  /// The folder for prepared files cannot be used.
  case cache(path: String, problem: String)

  /// What is wrong with a file that was named as the compiler.
  public enum Problem: Sendable, Hashable {
    /// There is no such file.
    case missing
    /// It is a folder without a compiler in it.
    case folderWithoutCompiler
    /// It may not be run.
    case notExecutable
  }
}
