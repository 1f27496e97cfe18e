import QuizEngine

/// Which part of a proof is wanted.
enum ShardWish: Sendable, Equatable {
  /// This one.
  case share(Share)
  /// The one that the variables of the CI name.
  case automatic

  init?(_ text: String) {
    if text == "auto" {
      self = .automatic
    } else if let share = Share(text) {
      self = .share(share)
    } else {
      return nil
    }
  }

  /// The part in numbers.
  func share(in environment: Environment) throws(CommandFailure) -> Share {
    switch self {
    case .share(let share): return share
    case .automatic:
      for variables in CIVariables.known {
        guard let text = variables.share(in: environment) else { continue }
        guard let share = Share(text) else { throw .proof(.badShardVariables(text)) }
        return share
      }
      throw .proof(.noShardVariables)
    }
  }
}

/// The variables by which a CI tells a job which of several it is.
struct CIVariables: Sendable {
  let index: String
  let count: String
  /// The number of the first job: another variable, or a number.
  var first = "0"
  /// The variable with the distance of two jobs, where it need not be 1.
  var step: String?

  static let known = [
    CIVariables(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: "1"),
    CIVariables(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    CIVariables(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    CIVariables(index: "BITBUCKET_PARALLEL_STEP", count: "BITBUCKET_PARALLEL_STEP_COUNT"),
    CIVariables(index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", first: "1"),
    CIVariables(
      index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", first: "1"),
    CIVariables(
      index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      first: "SLURM_ARRAY_TASK_MIN", step: "SLURM_ARRAY_TASK_STEP"),
    CIVariables(index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS"),
  ]

  /// `2/4` where both variables are set, as they stand there where they are no numbers.
  func share(in environment: Environment) -> String? {
    guard let index = environment.nonEmpty(index), let count = environment.nonEmpty(count) else {
      return nil
    }
    let first = Int(first) ?? environment.nonEmpty(first).flatMap { Int($0) } ?? 0
    let step = step.flatMap { environment.nonEmpty($0) }.flatMap { Int($0) } ?? 1
    guard let number = Int(index), step > 0 else { return "\(index)/\(count)" }
    return "\((number - first) / step + 1)/\(count)"
  }
}
