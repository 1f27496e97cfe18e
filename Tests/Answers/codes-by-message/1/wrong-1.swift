struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var sent: [Int] = []
  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }
  mutating func allows(at time: Int) -> Bool {
    let recent = sent.reversed().prefix { $0 > time - window }.count
    guard recent < limit else { return false }
    sent.append(time)
    return true
  }
}
