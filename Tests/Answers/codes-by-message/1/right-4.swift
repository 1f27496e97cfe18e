struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var incoming: [Int] = []
  private var outgoing: [Int] = []

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  private mutating func dropOldest() { _ = outgoing.popLast() }
  private mutating func oldest() -> Int? {
    if outgoing.isEmpty {
      outgoing = incoming.reversed()
      incoming = []
    }
    return outgoing.last
  }

  mutating func allows(at time: Int) -> Bool {
    while let first = oldest(), first <= time - window { dropOldest() }
    guard incoming.count + outgoing.count < limit else { return false }
    incoming.append(time)
    return true
  }
}
