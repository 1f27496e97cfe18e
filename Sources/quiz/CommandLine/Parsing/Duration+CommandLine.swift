extension Duration {
  /// Reads `90s`, `10m`, `1h30m`, `250ms`, or a plain number of seconds.
  init?(commandLine text: String) {
    if let seconds = Int(text) {
      guard (0...Self.mostSeconds).contains(seconds) else { return nil }
      self = .seconds(seconds)
      return
    }
    var rest = text[...]
    var total = Duration.zero
    var units = Self.commandLineUnits[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest.removeFirst(digits.count)
      let letters = rest.prefix { $0.isLetter }
      rest.removeFirst(letters.count)
      guard let number = Int(digits), number <= Self.mostSeconds,
        let place = units.firstIndex(where: { $0.name == letters })
      else { return nil }
      total += units[place].length * number
      units = units[(place + 1)...]
    }
    guard !text.isEmpty, total <= .seconds(Self.mostSeconds) else { return nil }
    self = total
  }
}

extension Duration {
  /// A year: longer than anything that the program does.
  private static let mostSeconds = 366 * 24 * 60 * 60

  /// From long to short, the order in which they may follow each other.
  private static let commandLineUnits: [(name: String, length: Duration)] = [
    ("h", .seconds(3600)), ("m", .seconds(60)), ("s", .seconds(1)), ("ms", .milliseconds(1)),
  ]
}
