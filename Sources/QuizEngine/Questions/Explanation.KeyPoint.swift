extension Explanation {
  /// Something that a good answer says.
  public struct KeyPoint: Sendable, Equatable {
    /// What is said, in Markdown.
    public var point: String
    /// The points for saying it.
    public var points: Int
    /// Phrases that betray that it was said; they only suggest the tick.
    public var words: [String]

    /// Takes every field.
    public init(point: String, points: Int, words: [String]) {
      self.point = point
      self.points = points
      self.words = words
    }
  }
}
