extension CommandLineParser {
  /// The words of a command line, sorted into options and the rest.
  struct Line: Sendable, Hashable {
    /// The options with their values, in the order given.
    var options: [Use] = []
    /// The words that are neither options nor their values.
    var words: [String] = []
  }

  /// An option as it stands on the command line.
  struct Use: Sendable, Hashable {
    /// The name as written, with its dashes.
    let name: String
    /// What it may be; several commands may declare an option of the same name.
    let option: Command.Option?
    /// Its value.
    let value: Value
  }

  /// Splits words into options and the rest, and gives each option that takes one its value.
  func split(_ words: [String]) -> Line {
    var line = Line()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        line.words += rest
        return line
      }
      guard word.looksLikeOption else {
        line.words.append(word)
        continue
      }
      line.options.append(use(word, followedBy: &rest))
    }
    return line
  }

  private func use(_ word: String, followedBy rest: inout ArraySlice<String>) -> Use {
    let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(sides[0])
    let option = declaredOption(name)
    if sides.count == 2 { return Use(name: name, option: option, value: .joined(String(sides[1]))) }
    guard let option, option.kind != nil else {
      return Use(name: name, option: option, value: .none)
    }
    guard let next = rest.first, next != "--", !next.looksLikeOption else {
      return Use(name: name, option: option, value: .missing(found: rest.first))
    }
    rest.removeFirst()
    return Use(name: name, option: option, value: .following(next))
  }

  /// The first declaration of an option of this name, in whatever command.
  private func declaredOption(_ name: String) -> Command.Option? {
    let common = program.common.first { $0.spellings.contains(name) }
    return common
      ?? program.everyCommand.lazy.flatMap(\.command.options)
      .first { $0.spellings.contains(name) }
  }
}

extension CommandLineParser.Use {
  /// What stands for an option's value.
  enum Value: Sendable, Hashable {
    /// Nothing.
    case none
    /// Nothing, although the option needs a value.
    case missing(found: String?)
    /// The word after the name.
    case following(String)
    /// What follows `=`.
    case joined(String)
  }

  /// Whether it is the option, and not a value in its place.
  func means(_ option: Command.Option) -> Bool {
    option.spellings.contains(name)
  }
}

extension String {
  /// Whether the word is an option, and neither `-` nor a negative number.
  fileprivate var looksLikeOption: Bool {
    guard let first = first, count > 1 else { return false }
    if first == "—" || first == "–" { return true }
    return first == "-" && Double(self) == nil
  }
}
