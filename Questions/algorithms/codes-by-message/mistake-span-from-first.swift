/// Lets through at most `limit` codes within any `window` seconds.
struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var start: Int?
  private var count = 0

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  mutating func allows(at time: Int) -> Bool {
    if start == nil || time - start! >= window {
      start = time
      count = 0
    }
    guard count < limit else { return false }
    count += 1
    return true
  }
}
