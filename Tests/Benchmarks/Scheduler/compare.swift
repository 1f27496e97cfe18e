// The largest differences between the engine's scheduler and sequences of the reference, in a file of
// the form of Tests/QuizEngineTests/Memory/Fixtures/fsrs-vectors.json.
import QuizEngine

let bytes = try LocalFileSystem().read(CommandLine.arguments[1], atMost: 1 << 28)
var largest = (
  stability: 0.0, difficulty: 0.0, retrievability: 0.0, due: 0.0, phases: 0, reviews: 0
)
for sequence in JSON.Document(bytes).root?.value["sequences"]?.array ?? [] {
  func numbers(_ key: String) -> [Double] { sequence[key]?.array?.compactMap(\.number) ?? [] }
  let scheduler = try Scheduler(
    weights: MemoryWeights(numbers("parameters")),
    desiredRetention: sequence["desired_retention"]?.number ?? 0,
    learningSteps: numbers("learning_steps_s").map { .seconds($0) },
    relearningSteps: numbers("relearning_steps_s").map { .seconds($0) },
    maximumInterval: sequence["maximum_interval_days"]?.integer ?? 0)
  var memory: Memory?
  for review in sequence["steps"]?.array ?? [] {
    guard let moment = review["at"]?.string.flatMap({ Instant($0) }),
      let due = review["due"]?.string.flatMap({ Instant($0) }),
      let rating = review["rating"]?.integer.flatMap({ Rating(rawValue: $0) }),
      let stability = review["stability"]?.number, let difficulty = review["difficulty"]?.number,
      let before = review["retrievability_before"]?.number
    else { fatalError("no review: \(review.compact)") }
    let recall = scheduler.retrievability(of: memory, at: moment)
    let next = scheduler.review(memory, rating, at: moment)
    let phase =
      switch next.phase {
      case .learning(let step): "learning \(step)"
      case .relearning(let step): "relearning \(step)"
      case .review: "review 0"
      }
    largest.reviews += 1
    largest.retrievability = max(largest.retrievability, abs(recall - before))
    largest.stability = max(largest.stability, abs(next.stability - stability))
    largest.difficulty = max(largest.difficulty, abs(next.difficulty - difficulty))
    largest.due = max(largest.due, abs(next.due.seconds(since: due)))
    if phase != "\(review["state"]?.string ?? "") \(review["step"]?.integer ?? 0)" {
      largest.phases += 1
    }
    memory = next
  }
}
print(
  "\(largest.reviews) reviews; largest differences: stability \(largest.stability),",
  "difficulty \(largest.difficulty), retrievability \(largest.retrievability),",
  "due \(largest.due) s; other phases: \(largest.phases)")
