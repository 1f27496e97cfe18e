/// Why a program could not be started.
public enum ProcessError: Error, Equatable, Sendable {
  /// There is no such file.
  case notFound(path: String)
  /// The file is there but is no program that this user may run.
  case notExecutable(path: String)
  /// The folder to start in does not exist, or may not be entered.
  case noWorkingDirectory(path: String)
  /// A name, an argument or a variable holds a NUL character.
  case nulCharacter(text: String)
  /// The system refused, with this error number, while doing this.
  case system(number: Int32, doing: String)
}
