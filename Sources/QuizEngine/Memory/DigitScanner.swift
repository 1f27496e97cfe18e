/// Reads groups of digits and the marks between them.
struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips a mark; false where something else stands.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads exactly so many digits.
  mutating func number(digits count: Int) -> Int? {
    var number = 0
    var next = rest
    for _ in 0..<count {
      guard let byte = next.popFirst(), (48...57).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 48)
    }
    rest = next
    return number
  }

  /// Reads as many digits as there are, at least one.
  mutating func digits() -> String? {
    let digits = rest.prefix { (48...57).contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return String(digits)
  }

  /// Reads `2026-01-05`.
  mutating func date() -> CivilDate? {
    guard let year = number(digits: 4), take("-"), let month = number(digits: 2), take("-"),
      let day = number(digits: 2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }
}

extension Int {
  /// The number in decimal with zeros in front.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }

  /// Divides towards negative infinity, so that the remainder is never negative.
  func quotientAndRemainder(flooredBy divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
