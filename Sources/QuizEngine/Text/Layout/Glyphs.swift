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

  /// Numbers as columns of blocks, or as themselves where there are no blocks.
  func series(_ numbers: [Int]) -> String {
    guard filled != "#" else { return numbers.map(String.init).joined(separator: " ") }
    let most = max(1, numbers.max() ?? 1)
    let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    // Nothing is told from little: what is not 0 has a second step at least.
    return String(numbers.map { $0 <= 0 ? blocks[0] : blocks[max(1, $0 * 7 / most)] })
  }

  /// Signs for terminals and fonts of today.
  public static let unicode = Glyphs(
    bullet: "•", quote: "│ ", rule: "─", continuation: "↪ ", filled: "█", empty: "░")

  /// Signs that every terminal, printer and screen reader knows.
  public static let ascii = Glyphs(
    bullet: "-", quote: "> ", rule: "-", continuation: "... ", filled: "#", empty: ".")
}
