extension Check {
  /// What is done with the answer, and what must come of it.
  public enum Trial: Sendable, Equatable {
    /// The expression's value is written like this; numbers may differ by `within`.
    case gives(expression: String, value: String, within: Double?)
    /// The expression throws an error whose description contains the text.
    case `throws`(expression: String, text: String)
    /// The expression traps with a message that contains the text.
    case traps(expression: String, text: String)
    /// The expression does not compile beside the answer, with a diagnostic that contains the text.
    case rejects(expression: String, text: String)
    /// The statements, run after the answer, print the text.
    case programPrints(program: String, text: String)
    /// The answer's own statements print the text, given this standard input.
    case answerPrints(text: String, input: String)
  }
}
