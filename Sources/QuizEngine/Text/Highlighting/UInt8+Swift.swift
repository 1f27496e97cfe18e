extension UInt8 {
  /// Whether it is a digit.
  var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// Whether it may stand in a name; so may every scalar outside of ASCII.
  var isSwiftName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Whether it may stand in an operator.
  var isSwiftOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether it ends a line.
  var isLineEnd: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  /// Whether it is white space.
  var isSwiftSpace: Bool {
    self == UInt8(ascii: " ") || (0x09...0x0D).contains(self)
  }
}
