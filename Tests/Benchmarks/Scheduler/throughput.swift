// Reviews a second of the engine's scheduler, on the same reviews as throughput.py.
import QuizEngine

let clock = ContinuousClock()
let count = 4000
let length = 250
var stability = 0.0
let taken = clock.measure {
  for card in 0..<count {
    var memory: Memory?
    var moment = Instant(milliseconds: 1_700_000_000_000)
    var state = UInt32(truncatingIfNeeded: card + 1)
    for _ in 0..<length {
      // Numerical Recipes' generator, the same in both programs.
      state = state &* 1_664_525 &+ 1_013_904_223
      let rating = Rating(rawValue: [1, 2, 3, 3, 3, 3, 4, 3][Int(state >> 29)]) ?? .good
      let next = Scheduler.reference.review(memory, rating, at: moment)
      moment = next.due
      memory = next
    }
    stability += memory?.stability ?? 0
  }
}
let seconds =
  Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18
print("quiz: \(Int(Double(count * length) / seconds)) reviews a second; check sum \(stability)")
