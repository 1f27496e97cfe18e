/// The signs that a layout draws around words.
public struct Glyphs: Hashable, Sendable {
  /// Before an item without a number.
  var bullet: String
  /// Before each line of a quote.
  var quote: String
  /// What lines are made of.
  var rule: String
  /// Before the rest of a line of code that did not fit.
  var continuation: String
  /// What the filled part of a bar is made of.
  var filled: String
  /// What the rest of a bar is made of.
  var empty: String
  /// What stands at both ends of a bar.
  var barEnds: (String, String) { filled == "#" ? ("[", "]") : ("", "") }

  /// Signs for terminals and fonts of today.
  public static let unicode = Glyphs(
    bullet: "•", quote: "│ ", rule: "─", continuation: "↪ ", filled: "█", empty: "░")

  /// Signs that every terminal, printer and screen reader knows.
  public static let ascii = Glyphs(
    bullet: "-", quote: "> ", rule: "-", continuation: "... ", filled: "#", empty: ".")
}
