/// What was claimed, and what is true instead.
public struct Evidence: Sendable, Hashable {
  /// What the bank says.
  public var claimed: String
  /// What the compiler or the program says.
  public var actual: String
  /// The lines that differ, where two texts were compared.
  public var diff: String?

  /// The most characters of a text that are kept.
  static let longest = 4000

  /// Takes both sides in words.
  public init(claimed: String, actual: String, diff: String? = nil) {
    self.claimed = Self.shortened(claimed)
    self.actual = Self.shortened(actual)
    self.diff = diff.map(Self.shortened)
  }

  /// Takes two texts, and finds the lines that differ.
  init(text: String, differsFrom claimed: String) {
    let block = LineDiff(from: claimed, to: text).block(old: "claimed", new: "true")
    var diff: String?
    if case .code(let code)? = block { diff = code.text }
    self.init(claimed: claimed, actual: text, diff: diff)
  }

  private static func shortened(_ text: String) -> String {
    text.utf8.count > longest ? text.prefix(longest) + "…" : text
  }
}
