/// Says what a review makes of a memory, and when the next one is due; a pure function.
public struct Scheduler: Sendable, Hashable {
  /// How memories change.
  public let model: MemoryModel
  /// The chance of remembering at which the next review is due, above 0, at most 1.
  public let desiredRetention: Double
  /// The waits between the reviews of something new; without any, it is reviewed after days.
  public let learningSteps: [Duration]
  /// The waits between the reviews of something forgotten.
  public let relearningSteps: [Duration]
  /// The most days between two reviews.
  public let maximumInterval: Int
  private let stretch: Double

  /// Takes the settings; the defaults are those of the reference, py-fsrs.
  public init(
    weights: MemoryWeights = .standard, desiredRetention: Double = 0.9,
    learningSteps: [Duration] = [.seconds(60), .seconds(600)],
    relearningSteps: [Duration] = [.seconds(600)], maximumInterval: Int = 36500
  ) throws(SchedulerFault) {
    guard desiredRetention > 0, desiredRetention <= 1 else { throw .retention(desiredRetention) }
    guard maximumInterval >= 1 else { throw .maximumInterval(maximumInterval) }
    for step in learningSteps + relearningSteps where step <= .zero || step > .seconds(315_360_000)
    {
      throw .step(step)
    }
    self.init(
      model: MemoryModel(weights: weights), desiredRetention: desiredRetention,
      learningSteps: learningSteps, relearningSteps: relearningSteps,
      maximumInterval: maximumInterval)
  }

  private init(
    model: MemoryModel, desiredRetention: Double, learningSteps: [Duration],
    relearningSteps: [Duration], maximumInterval: Int
  ) {
    self.model = model
    self.desiredRetention = desiredRetention
    self.learningSteps = learningSteps
    self.relearningSteps = relearningSteps
    self.maximumInterval = maximumInterval
    stretch = model.stretch(of: desiredRetention)
  }
}

extension Scheduler {
  /// The settings of the reference.
  public static let reference = Scheduler(
    model: MemoryModel(), desiredRetention: 0.9, learningSteps: [.seconds(60), .seconds(600)],
    relearningSteps: [.seconds(600)], maximumInterval: 36500)

  /// One short step: what went right is left for days, what went wrong comes back in ten minutes.
  ///
  /// A question of this kind takes minutes, not seconds; a second look within the hour at what was
  /// answered well would be time lost.
  public static let study = Scheduler(
    model: MemoryModel(), desiredRetention: 0.9, learningSteps: [.seconds(600)],
    relearningSteps: [.seconds(600)], maximumInterval: 36500)

  /// The chance that something is remembered at a moment; 0 for what was never reviewed.
  public func retrievability(of memory: Memory?, at moment: Instant) -> Double {
    guard let memory else { return 0 }
    return model.retrievability(
      afterDays: moment.wholeDays(since: memory.lastReview), stability: memory.stability)
  }

  /// The whole days after which a memory of a stability is due for review.
  public func interval(stability: Double) -> Int {
    let days = model.interval(stability: stability, stretch: stretch)
    // Python's `round`, half to even; clamped first, since not every number fits.
    let rounded = min(days, Double(maximumInterval)).rounded(.toNearestOrEven)
    return min(max(Int(rounded), 1), maximumInterval)
  }
}
