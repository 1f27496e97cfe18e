extension StringProtocol {
  /// The text with everything that could drive a terminal or mislead the eye made visible.
  ///
  /// Lines' ends and tabs stay. `␛` stands for an escape, `␍` for a carriage return, `\u{202E}`
  /// for a scalar that turns the direction of the text.
  public var visible: String {
    guard unicodeScalars.contains(where: { $0.stealth != nil }) else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      if let sign = scalar.stealth {
        result += sign
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// What to show in place of a scalar that is not safe to show itself.
  fileprivate var stealth: String? {
    switch value {
    case 0x09, 0x0A: nil
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) }
    case 0x20..<0x7F: nil
    case 0x7F: "␡"
    case 0x80..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}
