#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// FSRS-6: how reviews change a memory, and how it fades.
///
/// The formulas are those of open-spaced-repetition's FSRS-6,
/// https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm, in the form of the
/// package py-fsrs 6.3.2, where a passed review within a day never lowers the stability.
public struct MemoryModel: Sendable, Hashable {
  /// The weights.
  public let weights: MemoryWeights
  private let decay: Double
  private let factor: Double
  // What does not depend on the memory, worked out once.
  private let recallGain: Double
  private let lapseDivisor: Double
  private let easyDifficulty: Double

  /// Takes the weights.
  public init(weights: MemoryWeights = .standard) {
    self.weights = weights
    decay = -weights[20]
    factor = pow(0.9, 1 / decay) - 1
    recallGain = exp(weights[8])
    lapseDivisor = exp(weights[17] * weights[18])
    easyDifficulty = Self.rawInitialDifficulty(.easy, weights)
  }

  /// The chance that something is remembered so many days after its last review.
  public func retrievability(afterDays days: Int, stability: Double) -> Double {
    pow(1 + factor * Double(max(0, days)) / stability, decay)
  }

  /// The days until the chance has sunk to a retention, neither rounded nor limited.
  public func interval(stability: Double, retention: Double) -> Double {
    interval(stability: stability, stretch: stretch(of: retention))
  }

  /// What a retention makes of any stability's interval.
  func stretch(of retention: Double) -> Double { pow(retention, 1 / decay) - 1 }

  /// The days for a stretch, neither rounded nor limited.
  func interval(stability: Double, stretch: Double) -> Double { stability / factor * stretch }
}

extension MemoryModel {
  /// The least stability, in days.
  public static let minimumStability = 0.001

  /// The stability after the first review.
  func initialStability(_ rating: Rating) -> Double {
    max(weights[rating.rawValue - 1], Self.minimumStability)
  }

  /// The difficulty after the first review.
  func initialDifficulty(_ rating: Rating) -> Double {
    clampedDifficulty(Self.rawInitialDifficulty(rating, weights))
  }

  /// The difficulty after another review: damped towards 10, then drawn back to that of an easy thing.
  func nextDifficulty(_ difficulty: Double, _ rating: Rating) -> Double {
    let change = -weights[6] * Double(rating.rawValue - 3)
    let damped = difficulty + (10 - difficulty) * change / 9
    // The target is not clamped, unlike a first difficulty.
    return clampedDifficulty(weights[7] * easyDifficulty + (1 - weights[7]) * damped)
  }

  /// The stability after another review, with the difficulty as it was before.
  func nextStability(
    _ stability: Double, difficulty: Double, afterDays days: Int, _ rating: Rating
  ) -> Double {
    let next: Double
    if days < 1 {
      next = stabilityWithinDay(stability, rating)
    } else {
      let recall = retrievability(afterDays: days, stability: stability)
      next =
        rating.isPass
        ? stabilityAfterRecall(stability, difficulty, recall, rating)
        : stabilityAfterLapse(stability, difficulty, recall)
    }
    return max(next, Self.minimumStability)
  }
}

extension MemoryModel {
  private static func rawInitialDifficulty(_ rating: Rating, _ weights: MemoryWeights) -> Double {
    weights[4] - exp(weights[5] * Double(rating.rawValue - 1)) + 1
  }

  private func clampedDifficulty(_ difficulty: Double) -> Double {
    min(max(difficulty, 1), 10)
  }

  private func stabilityWithinDay(_ stability: Double, _ rating: Rating) -> Double {
    let growth =
      exp(weights[17] * (Double(rating.rawValue - 3) + weights[18]))
      * pow(stability, -weights[19])
    return stability * (rating.isPass ? max(growth, 1) : growth)
  }

  private func stabilityAfterRecall(
    _ stability: Double, _ difficulty: Double, _ recall: Double, _ rating: Rating
  ) -> Double {
    let hardPenalty = rating == .hard ? weights[15] : 1
    let easyBonus = rating == .easy ? weights[16] : 1
    let growth =
      recallGain * (11 - difficulty) * pow(stability, -weights[9])
      * (exp((1 - recall) * weights[10]) - 1) * hardPenalty * easyBonus
    return stability * (1 + growth)
  }

  private func stabilityAfterLapse(
    _ stability: Double, _ difficulty: Double, _ recall: Double
  ) -> Double {
    let lapsed =
      weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
      * exp((1 - recall) * weights[14])
    return min(lapsed, stability / lapseDivisor)
  }
}
