final class CodeLimiter {
  private let limit: Int
  private let window: Int
  private var sent = ArraySlice<Int>()

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  func allows(at time: Int) -> Bool {
    let border = time - window
    sent = sent.drop { $0 <= border }
    guard sent.count < limit else { return false }
    sent.append(time)
    return true
  }
}
