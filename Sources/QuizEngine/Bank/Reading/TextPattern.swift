/// How a short text has to be formed.
struct TextPattern: Sendable {
  /// What messages ask for.
  let wanted: String
  /// The rule that a text breaks that is formed otherwise.
  var rule: Finding.Rule = .wrongFormat
  /// Whether a text is formed so.
  let accepts: @Sendable (String) -> Bool
}

extension TextPattern {
  static let anything = TextPattern(wanted: "a string") { _ in true }

  static let topic = TextPattern(
    wanted: "a topic of lower-case words joined by hyphens, \"value-types\""
  ) { Slug($0) != nil }

  static let swiftVersion = TextPattern(wanted: "a version of Swift, \"5.7\"") { text in
    // Not `05.7`, which would be written back otherwise.
    SwiftVersion(text).map { (1...99).contains($0.numbers[0]) && $0.description == text } ?? false
  }

  static let proposal = TextPattern(
    wanted: "the number of a proposal of Swift Evolution, \"SE-0007\""
  ) { text in
    text.utf8.count == 7 && text.hasPrefix("SE-") && text.utf8.dropFirst(3).allSatisfy(\.isDigit)
  }

  static let module = TextPattern(wanted: "the name of a module, \"Foundation\"") { text in
    !text.isEmpty && !text.utf8.prefix(1).allSatisfy(\.isDigit)
      && text.utf8.allSatisfy { $0.isLetterOrDigit && $0 != UInt8(ascii: "$") }
  }

  static let phrase = TextPattern(
    wanted: "a word or phrase without spaces around it", rule: .emptyText
  ) { text in
    text.first?.isWhitespace == false && text.last?.isWhitespace == false
      && !text.unicodeScalars.contains(where: \.isControl)
  }

  static let license = TextPattern(wanted: "an SPDX identifier, \"Apache-2.0\"") { text in
    !text.isEmpty
      && text.utf8.allSatisfy {
        $0.isLetterOrDigit && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "$")
          || [.minus, .dot, .plus].contains($0)
      }
  }

  static let secureURL = TextPattern(wanted: "an address that begins with https://") { text in
    let start = "https://"
    guard text.hasPrefix(start) else { return false }
    let rest = text.utf8.dropFirst(start.utf8.count)
    guard let first = rest.first, first.isLetterOrDigit else { return false }
    return rest.allSatisfy { $0 > .space && $0 < 0x7F && !Array("\"<>\\^`{|}".utf8).contains($0) }
  }

  static let fileName = TextPattern(
    wanted: "the name of a Swift file beside question.json, without folders: ASCII letters, "
      + "digits, -, _, + and dots, beginning with a letter or digit, \"solution.swift\"",
    rule: .badFileName
  ) { text in
    guard let first = text.utf8.first, first.isLetterOrDigit, first != UInt8(ascii: "$"),
      text.hasSuffix(".swift"), text.utf8.count <= 100
    else { return false }
    return text.utf8.allSatisfy {
      $0.isLetterOrDigit && $0 != UInt8(ascii: "$") || [.minus, .dot, .plus].contains($0)
    }
  }
}
