/// What grading says of an answer to a part, with the evidence.
public struct Grade: Sendable, Equatable {
  /// The verdict.
  public var verdict: Verdict
  /// The points that the answer earns, 0 to `possiblePoints`.
  public var points: Double
  /// The points for a full answer.
  public var possiblePoints: Int
  /// What was tried, in the question's order.
  public var checks: [CheckResult]
  /// What the compiler says of the answer.
  public var diagnostics: [Diagnostic]
  /// The rules that the answer breaks.
  public var breaches: [RuleBreach]
  /// What the answer's own statements printed.
  public var output: String
  /// Why there is no better verdict, in words; empty where the evidence says it all.
  public var message: String
  /// The wall time for compiling and running, in seconds.
  public var seconds: Double
  /// What the compiler says of itself; nil where none was needed.
  public var compiler: String?
  /// The name of the sandbox that the answer was compiled and run in; nil where it was not run.
  public var sandbox: String?

  /// Takes every field.
  public init(
    verdict: Verdict, points: Double, possiblePoints: Int, checks: [CheckResult] = [],
    diagnostics: [Diagnostic] = [], breaches: [RuleBreach] = [], output: String = "",
    message: String = "", seconds: Double = 0, compiler: String? = nil, sandbox: String? = nil
  ) {
    self.verdict = verdict
    self.points = points
    self.possiblePoints = possiblePoints
    self.checks = checks
    self.diagnostics = diagnostics
    self.breaches = breaches
    self.output = output
    self.message = message
    self.seconds = seconds
    self.compiler = compiler
    self.sandbox = sandbox
  }
}
