/// A command line that makes no sense, and why.
struct UsageError: Error, Sendable, Hashable {
  /// What is wrong with it.
  let problem: Problem
  /// The path of the command that was meant, as far as it is known.
  let path: [String]

  init(_ problem: Problem, in path: [String] = []) {
    self.problem = problem
    self.path = path
  }
}

extension UsageError {
  /// What the program ends with.
  var exitStatus: ExitStatus { .usage }
}
