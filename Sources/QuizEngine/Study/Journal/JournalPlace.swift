/// Finds the folder in which the journal is kept.
public enum JournalPlace {
  /// The name of the journal in its folder.
  public static let fileName = "journal.jsonl"

  /// Why there is no folder: neither an option nor a variable names one, and there is no home.
  public struct NoHome: Error, Equatable, CustomStringConvertible {
    /// What `$HOME` says.
    public var home: String?

    /// What is wrong, and what helps.
    public var description: String {
      let fault = home.map { "“\($0)” is no absolute path" } ?? "not set"
      return "no folder for your progress: HOME is \(fault); name one by --data or QUIZ_DATA"
    }
  }

  /// What the system's users expect.
  public enum System: Sendable, Hashable {
    /// The XDG base directories.
    case linux
    /// `~/Library/Application Support`.
    case mac
  }

  /// The folder: that of `--data`, else of `$QUIZ_DATA`, else the system's own for such things.
  public static func folder(
    option: String?, environment: Environment, system: System
  ) throws(NoHome) -> String {
    if let folder = option ?? environment.nonEmpty("QUIZ_DATA") { return folder }
    // XDG says that a relative path is to be ignored.
    if system == .linux, let data = environment.nonEmpty("XDG_DATA_HOME"), data.hasPrefix("/") {
      return PathName.join(data, "swift-quiz")
    }
    guard let home = environment.nonEmpty("HOME"), home.hasPrefix("/") else {
      throw NoHome(home: environment.nonEmpty("HOME"))
    }
    switch system {
    case .linux: return PathName.join(home, ".local/share/swift-quiz")
    case .mac: return PathName.join(home, "Library/Application Support/swift-quiz")
    }
  }
}
