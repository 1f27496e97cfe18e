/// Compares values as they are written.
enum ValueText {
  /// Whether a value that came is the one that had to come.
  static func matches(_ got: String, _ expected: String, within tolerance: Double?) -> Bool {
    if let tolerance, let one = Double(got), let other = Double(expected) {
      return abs(one - other) <= tolerance
    }
    return normalised(got) == normalised(expected)
  }

  /// The text without white space outside of string literals.
  static func normalised(_ text: String) -> String {
    var result = ""
    var isInString = false
    var isEscaped = false
    for character in text {
      if isInString {
        result.append(character)
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString = false
        }
      } else if !character.isWhitespace {
        result.append(character)
        if character == "\"" { isInString = true }
      }
    }
    return result
  }
}
