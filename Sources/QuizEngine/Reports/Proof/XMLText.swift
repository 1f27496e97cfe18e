/// Text as XML 1.0 takes it.
enum XMLText {
  /// Text between tags, where lines keep their ends.
  static func content(_ text: String) -> String {
    escaped(text).replacing("&#10;", with: "\n").replacing("&#9;", with: "\t")
      .replacing("&quot;", with: "\"")
  }

  /// Text in an attribute with double quotes.
  ///
  /// Characters that XML has no way to write become `�`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// The attributes of a tag, each with a blank before it; those without a value are left out.
  static func attributes(_ pairs: [(String, String?)]) -> String {
    pairs.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
  }
}
