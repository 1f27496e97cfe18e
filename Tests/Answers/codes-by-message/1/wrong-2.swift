struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var last: Int?
  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }
  mutating func allows(at time: Int) -> Bool {
    // spread evenly
    if let last, (time - last) * limit < window { return false }
    last = time
    return true
  }
}
