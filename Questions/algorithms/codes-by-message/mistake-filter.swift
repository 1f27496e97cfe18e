/// Lets through at most `limit` codes within any `window` seconds.
struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var sent: [Int] = []

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  mutating func allows(at time: Int) -> Bool {
    sent = sent.filter { $0 > time - window }
    guard sent.count < limit else { return false }
    sent.append(time)
    return true
  }
}
