/// How far long work is.
struct Progress: Sendable, Hashable {
  /// What is being done.
  let title: String
  /// How much is done.
  let done: Int
  /// How much there is.
  let total: Int
  /// How long it has taken so far.
  let elapsed: Duration

  init(_ title: String, done: Int, of total: Int, elapsed: Duration) {
    self.title = title
    self.done = done
    self.total = total
    self.elapsed = elapsed
  }
}

extension Progress {
  /// How much is done in a second; `nil` before anything can be said about it.
  var rate: Double? {
    let seconds = elapsed.seconds
    return done > 0 && seconds > 0 ? Double(done) / seconds : nil
  }

  /// How long the rest will take at this rate.
  var rest: Duration? {
    guard let rate, done < total else { return nil }
    return .seconds(Double(total - done) / rate)
  }

  /// All of it in one line, the most important first, as the end may be cut off.
  var text: String {
    let share = total > 0 ? " (\(done * 100 / total) %)" : ""
    let parts = [
      "\(title) \(done)/\(total)\(share)", rate.map { "\(Self.short($0))/s" },
      rest.map { "\($0.rounded) left" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// One decimal below ten, none above.
  private static func short(_ value: Double) -> String {
    let tenths = Int((min(value, 1e9) * 10).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)"
  }
}

extension Duration {
  /// The time in seconds.
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The time as people say it: `8 s`, `2 min`, `1 h 5 min`.
  fileprivate var rounded: String {
    let seconds = Int(min(self.seconds, 1e9).rounded(.up))
    if seconds < 100 { return "\(seconds) s" }
    let minutes = (seconds + 59) / 60
    if minutes < 100 { return "\(minutes) min" }
    return "\(minutes / 60) h \(minutes % 60) min"
  }
}
