extension String {
  /// The text as it may stand in LaTeX: no sign in it is a command, and none joins with another.
  var latex: String {
    latex(longest: 30) { character in
      switch character {
      case "'": "'"
      case "\n": "\n"
      default: nil
      }
    }
  }

  /// The text as code: quotation marks stay straight, and spaces are kept.
  var latexCode: String {
    latex(longest: 20, breaks: ".:(") { character in
      switch character {
      case " ": "\\ "
      case "'": "\\textquotesingle{}"
      case "\n": "\\ "
      default: nil
      }
    }
  }

  /// - Parameters:
  ///   - longest: the letters after which a word may be broken anywhere.
  ///   - breaks: the signs after which a word of some length may be broken.
  private func latex(
    longest: Int, breaks: String = "", _ special: (Character) -> String?
  ) -> String {
    var result = ""
    var length = 0
    var mayBreak = false
    for character in visible {
      length = character.isWhitespace ? 0 : length + 1
      if length > longest || mayBreak { result += "\\allowbreak{}" }
      mayBreak = length > 5 && breaks.contains(character)
      if let text = special(character) {
        result += text
      } else if let command = Self.latexCommands[character] {
        result += command
      } else if let plain = Self.latinLetters[character] {
        // The composed form: the other one needs marks that no font of LaTeX sets above letters.
        result.append(plain)
      } else if character.isASCII {
        result.append(character)
      } else {
        for scalar in character.unicodeScalars {
          let number = String(scalar.value, radix: 16, uppercase: true)
          result += scalar.isASCII ? String(scalar).latex : "\\quizchar{\(number)}{\(scalar)}"
        }
      }
    }
    return result
  }

  private static let latexCommands: [Character: String] = [
    "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "_": "\\_", "#": "\\#", "$": "\\$",
    "%": "\\%", "&": "\\&", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}",
    "<": "\\textless{}", ">": "\\textgreater{}", "|": "\\textbar{}", "\"": "\\textquotedbl{}",
    "`": "\\textasciigrave{}", "-": "{-}", ",": "{,}", "\t": "~~~~", "\u{A0}": "~",
    "“": "\\textquotedblleft{}", "”": "\\textquotedblright{}", "‘": "\\textquoteleft{}",
    "’": "\\textquoteright{}", "„": "\\quotedblbase{}", "‚": "\\quotesinglbase{}",
    "–": "\\textendash{}", "—": "\\textemdash{}", "…": "\\textellipsis{}",
    "•": "\\textbullet{}", "·": "\\textperiodcentered{}", "€": "\\texteuro{}",
    "±": "\\textpm{}", "×": "\\texttimes{}", "°": "\\textdegree{}", "µ": "\\textmu{}",
    "→": "\\ensuremath{\\rightarrow}", "←": "\\ensuremath{\\leftarrow}",
    "≤": "\\ensuremath{\\le}", "≥": "\\ensuremath{\\ge}", "≠": "\\ensuremath{\\ne}",
    "✓": "\\ensuremath{\\surd}", "«": "\\guillemotleft{}", "»": "\\guillemotright{}",
  ]

  /// The letters of Latin-1 and Latin Extended-A, which every LaTeX knows; found in any form.
  private static let latinLetters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for value in UInt32(0xC0)...0x17F where value != 0xD7 && value != 0xF7 && value != 0x17F {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      letters[Character(scalar)] = Character(scalar)
    }
    return letters
  }()
}
