/// Lets through at most `limit` codes within any `window` seconds.
struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var sent: [Int] = []
  private var first = 0

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  mutating func allows(at time: Int) -> Bool {
    while first < sent.count && sent[first] <= time - window {
      first += 1
    }
    if first > limit {
      sent.removeFirst(first)
      first = 0
    }
    guard sent.count - first < limit else { return false }
    sent.append(time)
    return true
  }
}
