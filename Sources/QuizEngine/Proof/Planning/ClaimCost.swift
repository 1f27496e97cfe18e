/// How long trying a claim takes, roughly, in seconds; the same on every machine.
///
/// Only the proportions count: they set the order of the queue, and balance shards.
enum ClaimCost {
  /// The cost of an attempt; nothing where no attempt is needed.
  ///
  /// - Parameter isKnown: whether the same was tried in another language mode, which saves the runs.
  static func estimate(_ attempt: ClaimAttempt?, of claim: Claim, isKnown: Bool) -> Double {
    guard let attempt else { return 0 }
    if isKnown { return compile }
    switch attempt.work {
    case .grade(_, let task, _):
      var cost = parse + compile + imports(task.imports)
      for check in task.checks {
        switch check.trial {
        case .rejects: cost += compile
        case .traps, .answerPrints: cost += run
        case .gives, .throws, .programPrints: break
        }
      }
      switch failure(stated: claim.statement) {
      case .doesNotCompile, .breaksARule: return cost
      case .timedOut: return cost + link + Double(task.secondsPerCheck * max(1, task.checks.count))
      default: return cost + link + run
      }
    case .program(_, let imports, let runs):
      return compile + self.imports(imports) + (runs ? link + 3 * run : 0)
    }
  }

  // Measured on Swift 6.3 for Linux; other compilers differ in the same proportions.
  private static let parse = 0.025
  private static let compile = 0.08
  private static let link = 0.025
  private static let run = 0.015

  private static func imports(_ modules: [String]) -> Double { modules.isEmpty ? 0 : 0.1 }

  private static func failure(stated statement: Claim.Statement) -> Verdict? {
    switch statement {
    case .mistake(_, let failure, _, _): failure.verdict
    case .starter(_, let failure, _, _): failure?.verdict
    default: nil
    }
  }
}
