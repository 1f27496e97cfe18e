/// Numbers in hexadecimal digits, as bytes.
enum Hexadecimal {
  /// The number that digits stand for; nil where another character is among them.
  static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number << 4 | UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        number = number << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return number
  }

  /// A number in so many digits.
  static func digits(_ number: UInt64, count: Int) -> [UInt8] {
    (0..<count).reversed().map { place in
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(place * 4)) & 15
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }
}
