extension Instant: CustomStringConvertible {
  /// The moment as ISO 8601 has it, in universal time: `2026-01-05T09:30:00.000Z`.
  public var description: String {
    let (day, rest) = milliseconds.quotientAndRemainder(flooredBy: Self.millisecondsPerDay)
    let date = CivilDate(dayNumber: day)
    let (hour, inHour) = rest.quotientAndRemainder(dividingBy: 3_600_000)
    let (minute, inMinute) = inHour.quotientAndRemainder(dividingBy: 60000)
    let (second, fraction) = inMinute.quotientAndRemainder(dividingBy: 1000)
    let clock = [hour, minute, second].map { $0.padded(to: 2) }.joined(separator: ":")
    return "\(date)T\(clock).\(fraction.padded(to: 3))Z"
  }

  /// Reads ISO 8601 with a zone, `Z` or an offset; digits behind milliseconds are dropped.
  public init?(_ text: String) {
    var scanner = DigitScanner(text)
    guard let date = scanner.date(), scanner.take("T"), let hour = scanner.number(digits: 2),
      scanner.take(":"), let minute = scanner.number(digits: 2), hour < 24, minute < 60
    else { return nil }
    var second = 0
    var fraction = 0
    if scanner.take(":") {
      guard let number = scanner.number(digits: 2), number < 60 else { return nil }
      second = number
      if scanner.take(".") {
        guard let digits = scanner.digits() else { return nil }
        fraction = Int((digits + "00").prefix(3)) ?? 0
      }
    }
    guard let offset = scanner.zoneOffset(), scanner.isAtEnd else { return nil }
    let minutes = (date.dayNumber * 24 + hour) * 60 + minute - offset
    milliseconds = (minutes * 60 + second) * 1000 + fraction
  }
}

extension DigitScanner {
  /// Reads `Z`, `+02:00` or `-0530` and gives the minutes east of Greenwich.
  fileprivate mutating func zoneOffset() -> Int? {
    if take("Z") { return 0 }
    let sign: Int
    if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
    guard let hours = number(digits: 2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = number(digits: 2), minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes)
  }
}
