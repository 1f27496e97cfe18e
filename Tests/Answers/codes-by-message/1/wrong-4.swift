struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var sent: Set<Int> = []
  private var order: [Int] = []
  private var first = 0

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  mutating func allows(at time: Int) -> Bool {
    while first < order.count, order[first] <= time - window {
      sent.remove(order[first]); first += 1
    }
    guard sent.count < limit else { return false }
    if sent.insert(time).inserted { order.append(time) }
    return true
  }
}
