import Foundation

struct CodeLimiter {
  let limit: Int
  let window: Int
  private var times = [Int]()

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  mutating func allows(at time: Int) -> Bool {
    while let oldest = times.first, time - oldest >= window {
      times.removeFirst()
    }
    if times.count >= limit { return false }
    times.append(time)
    return true
  }
}

var l = CodeLimiter(limit: 1, window: 2)
print(l.allows(at: 0), l.allows(at: 1))
