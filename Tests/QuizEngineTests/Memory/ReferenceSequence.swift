import QuizTestSupport
import QuizEngine
import Testing

/// Reviews of one thing, with what the reference makes of them.
struct ReferenceSequence: Sendable, CustomTestStringConvertible {
  var name: String
  var scheduler: Scheduler
  var reviews: [Review]

  struct Review: Sendable {
    var moment: Instant
    var rating: Rating
    var retrievabilityBefore: Double
    var phase: Memory.Phase
    var stability: Double
    var difficulty: Double
    var due: Instant
  }

  var testDescription: String { name }
}

extension ReferenceSequence {
  /// All sequences of the fixture.
  static func all() throws -> [ReferenceSequence] {
    let path = Checkout.root + "/Tests/QuizEngineTests/Memory/Fixtures/fsrs-vectors.json"
    let bytes = try LocalFileSystem().read(path, atMost: 1 << 24)
    let sequences = JSON.Document(bytes).root?.value["sequences"]?.array ?? []
    return try sequences.map(ReferenceSequence.init)
  }

  private init(_ json: JSON) throws {
    name = try #require(json["name"]?.string)
    let weights = try #require(json["parameters"]?.array).compactMap(\.number)
    let retention = try #require(json["desired_retention"]?.number)
    let maximum = try #require(json["maximum_interval_days"]?.integer)
    scheduler = try Scheduler(
      weights: MemoryWeights(weights), desiredRetention: retention,
      learningSteps: Self.steps(json["learning_steps_s"]),
      relearningSteps: Self.steps(json["relearning_steps_s"]), maximumInterval: maximum)
    let steps = try #require(json["steps"]?.array)
    reviews = try steps.map { try Review($0) }
  }

  private static func steps(_ json: JSON?) throws -> [Duration] {
    let numbers = try #require(json?.array).compactMap(\.number)
    return numbers.map { .seconds($0) }
  }
}

extension ReferenceSequence.Review {
  fileprivate init(_ json: JSON) throws {
    moment = try #require(json["at"]?.string.flatMap { Instant($0) })
    rating = try #require(json["rating"]?.integer.flatMap { Rating(rawValue: $0) })
    retrievabilityBefore = try #require(json["retrievability_before"]?.number)
    stability = try #require(json["stability"]?.number)
    difficulty = try #require(json["difficulty"]?.number)
    due = try #require(json["due"]?.string.flatMap { Instant($0) })
    let step = json["step"]?.integer ?? 0
    switch try #require(json["state"]?.string) {
    case "learning": phase = .learning(step: step)
    case "relearning": phase = .relearning(step: step)
    default: phase = .review
    }
  }
}
