/// Writes texts as string literals of Swift.
enum SwiftLiteral {
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        let isPlain =
          scalar.isASCII ? scalar.value >= 32 && scalar.value != 127 : scalar.value > 0xA0
        if isPlain {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return result + "\""
  }
}
