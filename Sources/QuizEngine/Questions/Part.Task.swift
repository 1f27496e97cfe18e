extension Part {
  /// What the candidate does, with what is needed to grade and to prove it.
  public enum Task: Sendable, Equatable {
    /// Code is written.
    case write(CodeTask)
    /// Code that is broken or clumsy is mended.
    case `repair`(CodeTask)
    /// A program's behaviour is foretold.
    case predict(Prediction)
    /// One or several options are picked.
    case choose(Choice)
    /// Something is explained in words.
    case explain(Explanation)
  }

  /// The kind of the task.
  public var kind: Kind {
    switch task {
    case .write: .write
    case .repair: .repair
    case .predict: .predict
    case .choose: .choose
    case .explain: .explain
    }
  }
}
