extension Question {
  /// Help on the way that does not give the answer away.
  public struct Hint: Sendable, Equatable {
    /// The help, in Markdown.
    public var text: String
    /// The share of the points that it costs, more than 0, at most 1.
    public var cost: Double

    /// Takes every field.
    public init(text: String, cost: Double) {
      self.text = text
      self.cost = cost
    }
  }
}
