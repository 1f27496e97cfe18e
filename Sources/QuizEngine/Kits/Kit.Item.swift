extension Kit {
  /// A question in a form, with the order in which its options are shown.
  public struct Item: Sendable, Equatable {
    /// The place that the question fills; questions of different forms with the same slot match.
    public var slot: Int
    /// The section of the blueprint, counted from 0.
    public var section: Int
    /// The question.
    public var question: Question
    /// For each part the options in the order in which they are shown; empty for other kinds.
    public var optionOrders: [[Int]]

    /// Takes every field.
    public init(slot: Int, section: Int, question: Question, optionOrders: [[Int]]) {
      self.slot = slot
      self.section = section
      self.question = question
      self.optionOrders = optionOrders
    }
  }
}
