/// Lets through at most `limit` codes within any `window` seconds.
struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var seconds: [(time: Int, codes: Int)] = []
  private var first = 0
  private var total = 0

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  mutating func allows(at time: Int) -> Bool {
    while first < seconds.count, seconds[first].time <= time - window {
      total -= seconds[first].codes
      first += 1
    }
    guard total < limit else { return false }
    total += 1
    if let last = seconds.last, last.time == time {
      seconds[seconds.count - 1].codes += 1
    } else {
      seconds.append((time, 1))
    }
    return true
  }
}
