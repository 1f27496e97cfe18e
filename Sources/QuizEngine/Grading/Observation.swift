/// What was seen of a check while it ran in the answer's process.
struct Observation: Sendable, Equatable {
  /// How the check came to its end.
  enum Ending: Sendable, Equatable {
    /// Its expression had this value.
    case value(String)
    /// Its statements ran to their end.
    case ended
    /// It threw an error with this description.
    case threw(String)
    /// The process ended in the middle of it.
    case interrupted(RunEnding)
    /// It was never begun, since the answer's own statements ended like this.
    case neverBegun(RunEnding)
    /// It was not tried, since the checks before it had taken all the time that an answer gets.
    case notTried(seconds: Int)
  }

  var ending: Ending
  /// What was printed while it ran.
  var output: String
}

/// How a run of an answer ended.
enum RunEnding: Sendable, Equatable {
  /// It exited with this status.
  case exited(Int32)
  /// It trapped, or a signal ended it.
  case crashed(Crash)
  case timedOut(seconds: Int)
  case tooMuchOutput
  /// It wrote a file that is larger than any may be.
  case fileTooBig
  case outOfMemory
  /// The caller wanted it to end.
  case cancelled
  /// It never came to the answer's code, which is not to blame.
  case neverStarted(details: String)
}

/// A crash, as far as the program told of it.
struct Crash: Sendable, Equatable {
  /// The signal.
  var signal: Int32
  /// The message, `Fatal error: Index out of range`; empty where there is none.
  var message: String
  /// The answer's line, where the message names it.
  var line: Int?
}
