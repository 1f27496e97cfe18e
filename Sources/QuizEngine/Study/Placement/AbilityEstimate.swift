#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What answers say of an ability: a distribution over a grid of abilities.
///
/// The expected a posteriori estimate of R. Darrell Bock and Robert Mislevy, Adaptive EAP Estimation
/// of Ability in a Microcomputer Environment, 1982. Unlike the most likely ability it is finite when
/// everything was right, or everything wrong.
public struct AbilityEstimate: Sendable, Equatable {
  /// The weight of each ability of the grid; their sum is 1.
  private var weights: [Double]

  /// Starts from what is known of nobody: a normal distribution around the intermediate level.
  public init() {
    weights = Self.grid.map { exp(-$0 * $0 / (2 * Self.priorDeviation * Self.priorDeviation)) }
    normalize()
  }

  /// Takes an answer into account.
  public mutating func take(_ item: PlacementItem, isRight: Bool) {
    for (index, ability) in Self.grid.enumerated() {
      let chance = RaschModel.chance(ability: ability, item: item)
      weights[index] *= isRight ? chance : 1 - chance
    }
    normalize()
  }
}

extension AbilityEstimate {
  /// The standard deviation of abilities, in logits, before anything was answered.
  static let priorDeviation = 1.5

  /// From -6 to 6 logits in steps of a tenth.
  private static let grid = (-60...60).map { Double($0) / 10 }

  /// The expected ability, in logits.
  public var ability: Double {
    zip(Self.grid, weights).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The standard error: the standard deviation of what the ability may be.
  public var standardError: Double {
    let mean = ability
    return sqrt(zip(Self.grid, weights).reduce(0) { $0 + ($1.0 - mean) * ($1.0 - mean) * $1.1 })
  }

  /// The level whose usual question is nearest to an ability.
  public static func level(of ability: Double) -> Level {
    if ability < -PlacementItem.levelStep / 2 { return .beginner }
    return ability < PlacementItem.levelStep / 2 ? .intermediate : .advanced
  }

  /// The chance that the ability lies within a level.
  public func chance(of level: Level) -> Double {
    zip(Self.grid, weights).reduce(0) { sum, point in
      Self.level(of: point.0) == level ? sum + point.1 : sum
    }
  }

  private mutating func normalize() {
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
  }
}
