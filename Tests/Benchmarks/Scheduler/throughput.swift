// Reviews a second of the engine's scheduler, on the same reviews as throughput.py; the best of five runs.
import QuizEngine

let clock = ContinuousClock()
let count = 2000
let length = 250
let scheduler = Scheduler.reference
var stability = 0.0
var best = Duration.seconds(1000)
for _ in 0..<5 {
  stability = 0
  let taken = clock.measure {
    for card in 0..<count {
      var memory: Memory?
      var moment = Instant(milliseconds: 1_700_000_000_000)
      var state = UInt32(truncatingIfNeeded: card + 1)
      for _ in 0..<length {
        // Numerical Recipes' generator, the same in both programs.
        state = state &* 1_664_525 &+ 1_013_904_223
        let rating = Rating(rawValue: [1, 2, 3, 3, 3, 3, 4, 3][Int(state >> 29)]) ?? .good
        let next = scheduler.review(memory, rating, at: moment)
        moment = next.due
        memory = next
      }
      if card < 200 { stability += memory?.stability ?? 0 }
    }
  }
  best = min(best, taken)
}
print(
  "quiz: \(Int(Double(count * length) / (best / .seconds(1)))) reviews a second;",
  "check sum \(stability)")
