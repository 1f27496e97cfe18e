/// Splits a command line into words, the way a shell does, and joins words to one.
///
/// Quotes and backslashes hold words together. Where there is an environment, `$NAME`, `${NAME}` and a
/// leading `~/` are replaced; nothing else is special: no command is run, and no file name is matched.
public struct ShellWords: Sendable {
  private var rest: Substring
  private let environment: [String: String]?

  /// The words; `nil` where a quote is not closed.
  public static func split(_ text: String, environment: [String: String]? = nil) -> [String]? {
    var reader = ShellWords(rest: text[...], environment: environment)
    return reader.words()
  }

  /// A command line that a shell takes apart into just these words.
  static func join(_ words: [String]) -> String {
    words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
  }
}

extension ShellWords {
  private mutating func words() -> [String]? {
    var words: [String] = []
    var word: String?
    while let character = rest.popFirst() {
      switch character {
      case " ", "\t", "\n":
        if let word { words.append(word) }
        word = nil
      case "'":
        guard let quoted = readQuoted() else { return nil }
        word = (word ?? "") + quoted
      case "\"":
        guard let quoted = readDoubleQuoted() else { return nil }
        word = (word ?? "") + quoted
      case "\\":
        word = (word ?? "") + (rest.popFirst().map { String($0) } ?? "\\")
      case "$":
        word = (word ?? "") + readVariable()
      case "~" where word == nil && (rest.isEmpty || rest.first == "/" || rest.first == " "):
        word = environment?["HOME"] ?? "~"
      default:
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  private mutating func readQuoted() -> String? {
    guard let end = rest.firstIndex(of: "'") else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end])
  }

  private mutating func readDoubleQuoted() -> String? {
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "$": text += readVariable()
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        text += "\"\\$`".contains(next) ? String(next) : "\\\(next)"
      default: text.append(character)
      }
    }
    return nil
  }

  /// Reads what follows a `$`; a name that isn't set is nothing.
  private mutating func readVariable() -> String {
    guard let environment else { return "$" }
    let isBraced = rest.first == "{"
    let start = isBraced ? rest.dropFirst() : rest
    let name = start.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let end = start[name.endIndex...]
    guard !name.isEmpty, !isBraced || end.first == "}" else { return "$" }
    rest = isBraced ? end.dropFirst() : end
    return environment[String(name)] ?? ""
  }
}
