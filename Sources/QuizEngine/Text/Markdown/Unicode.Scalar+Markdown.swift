extension Unicode.Scalar {
  /// Whether a backslash before it makes it a word like any other.
  var isASCIIPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Whether it is white space to Markdown.
  var isSpace: Bool {
    switch value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    case 0..<0x80: false
    default: properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether it is punctuation or a symbol to Markdown.
  var isMark: Bool {
    if isASCII { return isASCIIPunctuation }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
