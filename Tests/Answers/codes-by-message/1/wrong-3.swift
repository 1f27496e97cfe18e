struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var sent: [Int] = []
  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }
  mutating func allows(at time: Int) -> Bool {
    if let first = sent.first, first <= time - window {
      sent.removeAll()
    }
    guard sent.count < limit else { return false }
    sent.append(time)
    return true
  }
}
