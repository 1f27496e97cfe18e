import QuizEngine
import Testing

@testable import quiz

@Suite struct ShardWishTests {
  @Test(arguments: [
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2/4"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], "1/3"),
    (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "2/3"),
    (["JOB_COMPLETION_INDEX": "4", "JOB_COMPLETIONS": "5"], "5/5"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "10",
        "SLURM_ARRAY_TASK_STEP": "2",
      ], "3/3"
    ),
    (
      ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_MIN": "1"],
      "1/8"
    ),
  ])
  func variablesNameThePart(variables: [String: String], expected: String) throws {
    let share = try ShardWish.automatic.share(in: Environment(variables))
    #expect("\(share.index)/\(share.count)" == expected)
  }

  @Test func variablesThatMakeNoSenseAreRefused() {
    for (index, count) in [("5", "4"), ("0", "4"), ("x", "4"), ("1", "")] {
      #expect(throws: CommandFailure.self) {
        try ShardWish.automatic.share(
          in: Environment(["CI_NODE_INDEX": index, "CI_NODE_TOTAL": count]))
      }
    }
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "a/b", "1/2/3", "Auto"])
  func otherWordsAreRefused(text: String) {
    #expect(ShardWish(text) == nil)
  }
}
