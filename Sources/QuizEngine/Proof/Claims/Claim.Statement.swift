extension Claim {
  /// What a bank says of a piece of code.
  public enum Statement: Sendable, Equatable {
    /// The file is accepted in full.
    case solution(file: SourceFile, task: CodeTask, points: Int)
    /// The file fails in this way.
    case mistake(file: SourceFile, failure: CodeTask.Failure, task: CodeTask, points: Int)
    /// The starter is not accepted; where a failure is stated, it fails in this way.
    case starter(file: SourceFile, failure: CodeTask.Failure?, task: CodeTask, points: Int)
    /// An empty answer is not accepted.
    case emptyAnswer(task: CodeTask, points: Int)
    /// The program does this.
    case truth(file: SourceFile, outcome: Prediction.Outcome, imports: [String])
    /// The prediction is wrong.
    case wrongPrediction(answer: String, truth: Prediction.Outcome)
    /// The option is right exactly when its code does this.
    case option(file: SourceFile, behaviour: Choice.Behaviour, isCorrect: Bool)
    /// The code in prose does what its fence says.
    case prose(code: String, fence: ProseFence)
  }

  /// What the statement is called in messages and reports.
  public var kind: String {
    switch statement {
    case .solution: "solution"
    case .mistake: "mistake"
    case .starter: "starter"
    case .emptyAnswer: "empty-answer"
    case .truth: "prediction"
    case .wrongPrediction: "wrong-prediction"
    case .option: "option"
    case .prose: "prose"
    }
  }
}
