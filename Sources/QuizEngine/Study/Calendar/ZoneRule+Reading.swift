extension ZoneRule {
  /// Reads a rule; nothing for anything else.
  init?(_ text: String) {
    var reader = Reader(rest: text[...])
    guard reader.name(), let west = reader.time(hours: 24) else { return nil }
    let standard = -west
    guard !reader.rest.isEmpty else {
      self.init(standard: standard, summer: nil)
      return
    }
    guard reader.name() else { return nil }
    var offset = standard + 3600
    if let next = reader.rest.first, next != "," {
      guard let west = reader.time(hours: 24) else { return nil }
      offset = -west
    }
    // What POSIX leaves open is taken as the United States have it, as the C library does.
    if reader.rest.isEmpty { reader.rest = ",M3.2.0,M11.1.0" }
    guard reader.take(","), let begin = reader.moment(), reader.take(","),
      let end = reader.moment(), reader.rest.isEmpty
    else { return nil }
    self.init(standard: standard, summer: Summer(offset: offset, begin: begin, end: end))
  }
}

extension ZoneRule {
  private struct Reader {
    var rest: Substring

    mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Takes a name of at least three letters, or one in angle brackets.
    mutating func name() -> Bool {
      if take("<") {
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-".contains($0)) }
        rest = rest.dropFirst(name.count)
        return name.count >= 3 && take(">")
      }
      let name = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(name.count)
      return name.count >= 3
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard digits.count <= 3, let number = Int(digits), range.contains(number) else { return nil }
      rest = rest.dropFirst(digits.count)
      return number
    }

    /// Takes `[+-]hh[:mm[:ss]]` and gives the seconds.
    mutating func time(hours: Int) -> Int? {
      let sign = take("-") ? -1 : 1
      if sign > 0 { _ = take("+") }
      guard var seconds = number(0...hours).map({ $0 * 3600 }) else { return nil }
      for unit in [60, 1] where take(":") {
        guard let number = number(0...59) else { return nil }
        seconds += number * unit
      }
      return sign * seconds
    }

    /// Takes a day, and the time of day where it is not two o'clock.
    mutating func moment() -> Moment? {
      guard let day = day() else { return nil }
      guard take("/") else { return Moment(day: day, second: 7200) }
      return time(hours: 167).map { Moment(day: day, second: $0) }
    }

    private mutating func day() -> Day? {
      if take("M") {
        guard let month = number(1...12), take("."), let week = number(1...5), take("."),
          let weekday = number(0...6)
        else { return nil }
        return .week(month: month, week: week, weekday: weekday)
      }
      if take("J") { return number(1...365).map { .countedWithoutLeapDay($0) } }
      return number(0...365).map { .counted($0) }
    }
  }
}
