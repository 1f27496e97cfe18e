/// Lets through at most `limit` codes within any `window` seconds.
struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var sent: [Int] = []
  private var oldest = 0

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  mutating func allows(at time: Int) -> Bool {
    if sent.count < limit {
      sent.append(time)
      return true
    }
    guard sent[oldest] <= time - window else { return false }
    sent[oldest] = time
    oldest = (oldest + 1) % limit
    return true
  }
}
