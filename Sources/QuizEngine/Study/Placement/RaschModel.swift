#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The chance that a question is answered right, from an ability and the question's difficulty.
///
/// Georg Rasch, Probabilistic Models for Some Intelligence and Attainment Tests, 1960; with a lower
/// asymptote for guessing as in Allan Birnbaum's model in Lord and Novick, Statistical Theories of
/// Mental Test Scores, 1968, chapters 17 to 20.
public enum RaschModel {
  /// The chance that somebody of an ability answers an item right.
  public static func chance(ability: Double, item: PlacementItem) -> Double {
    item.guessing + (1 - item.guessing) * logistic(ability - item.difficulty)
  }

  /// Fisher's information on the ability that an answer to an item gives.
  public static func information(ability: Double, item: PlacementItem) -> Double {
    let chance = chance(ability: ability, item: item)
    let known = (chance - item.guessing) / (1 - item.guessing)
    return known * known * (1 - chance) / chance
  }

  private static func logistic(_ logit: Double) -> Double {
    1 / (1 + exp(-logit))
  }
}
