/// Lets through at most `limit` codes within any `window` seconds.
struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var times: [Int] = []
  private var first = 0

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  mutating func allows(at time: Int) -> Bool {
    while first < times.count && times[first] <= time - window {
      first += 1
    }
    times.append(time)
    return times.count - first <= limit
  }
}
