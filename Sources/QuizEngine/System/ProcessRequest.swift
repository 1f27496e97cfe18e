/// A program to run, and how.
public struct ProcessRequest: Sendable, Equatable {
  /// The program's file, as an absolute path.
  public var executable: String
  /// What the program is told, without its own name.
  public var arguments: [String]
  /// The only variables that it sees.
  public var environment: Environment
  /// The folder that it is started in.
  public var workingDirectory: String
  /// The file that is its standard input; nil for an empty one.
  public var inputFile: String?
  /// What stands ready on descriptor 3, at most 32 KiB, with descriptor 4 for its reports.
  public var control: [UInt8]?
  /// What it may use.
  public var limits: ProcessLimits
  /// What is looked for, and ended, once it is over.
  public var sweep: Sweep

  /// Takes every field.
  public init(
    executable: String, arguments: [String], environment: Environment, workingDirectory: String,
    inputFile: String?, control: [UInt8]?, limits: ProcessLimits, sweep: Sweep
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.inputFile = inputFile
    self.control = control
    self.limits = limits
    self.sweep = sweep
  }
}

extension ProcessRequest {
  /// Which processes that a program left behind are looked for.
  public enum Sweep: Sendable, Hashable {
    /// Those of its group: for programs that are trusted, or that have a process space of their own.
    case group
    /// All that descend from it, whatever group or session they moved to.
    case descendants
  }
}
