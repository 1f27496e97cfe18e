/// What came of a check.
public struct CheckResult: Sendable, Equatable {
  /// The check's name.
  public var name: String
  /// What was done, as code; empty where the answer itself was run.
  public var code: String
  /// Whether it passed, or how it failed: `accepted`, `wrong`, `crashed`, `timed-out` and so on.
  public var verdict: Verdict
  /// The points that it is worth.
  public var points: Int
  /// What had to come, in words or as it is written.
  public var expected: String
  /// What came.
  public var got: String
  /// What else is known, such as the message of a crash.
  public var message: String
  /// What was printed while it ran.
  public var output: String

  /// Takes every field.
  public init(
    name: String, code: String, verdict: Verdict, points: Int, expected: String, got: String,
    message: String = "", output: String = ""
  ) {
    self.name = name
    self.code = code
    self.verdict = verdict
    self.points = points
    self.expected = expected
    self.got = got
    self.message = message
    self.output = output
  }

  /// Whether it passed.
  public var passed: Bool { verdict == .accepted }
}
