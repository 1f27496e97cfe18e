/// The door to other programs.
public protocol ProcessRunner: Sendable {
  /// Runs a program to its end; a program that fails is an outcome, not an error.
  ///
  /// - Throws: `ProcessError` when the program could not be started at all.
  func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome
}
