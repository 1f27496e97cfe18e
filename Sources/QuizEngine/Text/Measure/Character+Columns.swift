extension Character {
  /// How many columns a terminal gives to this character; none to control characters.
  ///
  /// Emoji take two, East Asian wide characters two, marks that sit on others none. A character
  /// of several scalars takes as many as its parts do, unless the parts join to one emoji.
  var columns: Int {
    if let ascii = asciiValue {
      return (0x20..<0x7F).contains(ascii) ? 1 : 0
    }
    guard let first = unicodeScalars.first else { return 0 }
    if isDrawnAsEmoji(first) { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.columns }
  }

  /// Whether the scalars together are one picture.
  private func isDrawnAsEmoji(_ first: Unicode.Scalar) -> Bool {
    guard first.properties.isEmoji else { return false }
    if first.properties.isEmojiPresentation { return true }
    return unicodeScalars.dropFirst().contains {
      $0 == "\u{FE0F}" || $0.properties.isEmojiModifier
    }
  }
}
