import QuizEngine

/// Which editor a person likes, as the environment says.
enum EditorCommand {
  /// What to look for where the environment says nothing.
  private static let usual = ["sensible-editor", "editor", "nano", "vim", "vi", "emacs"]

  /// What was found.
  enum Finding: Sendable, Hashable {
    /// The editor with its arguments.
    case words([String])
    /// The variable holds a quote that isn't closed.
    case broken(variable: String, value: String)
    /// Nothing is set, and nothing usual is there.
    case nothing
  }

  /// Finds the editor: `VISUAL`, then `EDITOR`, then what is usual on this system.
  static func find(environment: [String: String]) -> Finding {
    for variable in ["VISUAL", "EDITOR"] {
      guard let value = environment[variable], !value.trimmed.isEmpty else { continue }
      guard let words = ShellWords.split(value, environment: environment) else {
        return .broken(variable: variable, value: value)
      }
      return .words(words)
    }
    let found = usual.first {
      ForegroundProgram([$0], environment: environment).executable != nil
    }
    return found.map { .words([$0]) } ?? .nothing
  }
}
