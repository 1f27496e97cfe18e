/// Lets through at most `limit` codes within any `window` seconds.
struct CodeLimiter {
  private let limit: Int
  private let window: Int
  private var tokens: Double?
  private var last = 0

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  mutating func allows(at time: Int) -> Bool {
    let grown = Double(time - last) * Double(limit) / Double(window)
    var level = min(Double(limit), (tokens ?? Double(limit)) + grown)
    defer { tokens = level }
    last = time
    guard level >= 1 else { return false }
    level -= 1
    return true
  }
}
