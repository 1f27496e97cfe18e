/// What grading says of an answer to a part.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// Everything is right.
  case accepted
  /// Some of it is right.
  case partly
  /// Nothing of it is right.
  case wrong
  /// The compiler refuses it.
  case doesNotCompile = "does-not-compile"
  /// It uses what is forbidden, or lacks what is required.
  case breaksARule = "breaks-a-rule"
  /// The program ended by a trap or a signal.
  case crashed
  /// The program did not end in time.
  case timedOut = "timed-out"
  /// The program wrote more than it may.
  case tooMuchOutput = "too-much-output"
  /// The program wanted more memory than it may have.
  case outOfMemory = "out-of-memory"
  /// The compiler crashed, or could not come to an end.
  case compilerGaveUp = "compiler-gave-up"
  /// No verdict is possible, and the answer is not to blame.
  case notGradable = "not-gradable"
}

extension Verdict {
  /// Whether the verdict says something about the answer, and not about the tool.
  public var isAboutTheAnswer: Bool {
    self != .notGradable && self != .compilerGaveUp
  }
}
