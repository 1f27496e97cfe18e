/// When a placement ends.
public struct PlacementRules: Sendable, Hashable {
  /// The fewest questions.
  public var fewest: Int
  /// The most questions.
  public var most: Int
  /// The chance of the likeliest level from which no more questions are needed.
  public var certainty: Double

  /// Takes every field.
  public init(fewest: Int = 8, most: Int = 12, certainty: Double = 0.85) {
    self.fewest = fewest
    self.most = most
    self.certainty = certainty
  }

  /// About ten questions.
  public static let standard = PlacementRules()
}
