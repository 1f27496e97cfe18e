/// The level that was found, and how sure that is.
public struct PlacementResult: Sendable, Equatable {
  /// The level whose questions suit the ability best.
  public var level: Level
  /// The ability, in logits; 0 is that of somebody who solves half of the intermediate questions.
  public var ability: Double
  /// The standard error of the ability, in logits.
  public var standardError: Double
  /// The questions that were answered.
  public var answered: Int

  /// Takes every field.
  public init(level: Level, ability: Double, standardError: Double, answered: Int) {
    self.level = level
    self.ability = ability
    self.standardError = standardError
    self.answered = answered
  }
}
