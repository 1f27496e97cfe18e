/// What stands behind the three backticks of code in prose.
public enum ProseFence: Sendable, Equatable {
  /// The code compiles by itself.
  case compiles
  /// It does not compile, with this text in a diagnostic.
  case fails(text: String)
  /// It compiles, runs and prints this.
  case prints(text: String)
  /// It compiles, runs and traps with this text in the message.
  case traps(text: String)
  /// It is shown only.
  case fragment

  /// What the words behind `swift` say, and the mode they are confined to.
  ///
  /// - Returns: nil where the words are not among those that a fence may have.
  static func read(_ words: String) -> (fence: ProseFence, mode: LanguageMode?)? {
    var rest = words.trimmed
    var mode: LanguageMode?
    if rest.hasPrefix("mode:") {
      let tail = rest.dropFirst("mode:".count).trimmed
      let number = tail.prefix { $0.isNumber }
      guard let value = Int(number), let named = LanguageMode(rawValue: value) else { return nil }
      mode = named
      rest = tail.dropFirst(number.count).trimmed
    }
    if rest.isEmpty { return (.compiles, mode) }
    if rest == "fragment" { return (.fragment, mode) }
    let text = { (word: String) in
      rest.dropFirst(word.count).trimmed.replacing("\\n", with: "\n")
    }
    if rest.hasPrefix("error:") { return (.fails(text: text("error:")), mode) }
    if rest.hasPrefix("prints:") { return (.prints(text: text("prints:")), mode) }
    if rest.hasPrefix("traps:") { return (.traps(text: text("traps:")), mode) }
    return nil
  }
}
