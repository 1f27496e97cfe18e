// all times are kept; the code `limit` places back decides
struct CodeLimiter {
  private let limit: Int, window: Int
  private var history: [Int] = []

  init(limit: Int, window: Int) { (self.limit, self.window) = (limit, window) }

  mutating func allows(at time: Int) -> Bool {
    let index = history.count - limit
    let isAllowed = index < 0 || time - history[index] >= window
    if isAllowed { history.append(time) }
    return isAllowed
  }
}

let example: Bool = {
  var limiter = CodeLimiter(limit: 1, window: 5)
  return limiter.allows(at: 1)
}()
print(example)
