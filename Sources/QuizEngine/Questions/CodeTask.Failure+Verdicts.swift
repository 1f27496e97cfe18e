extension CodeTask.Failure {
  /// The verdicts that a question may state of a wrong answer.
  public static let verdicts: [Verdict] = [
    .wrong, .partly, .doesNotCompile, .breaksARule, .crashed, .timedOut, .tooMuchOutput,
    .outOfMemory,
  ]
}
