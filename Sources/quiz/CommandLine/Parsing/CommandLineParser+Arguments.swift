import QuizEngine

extension CommandLineParser {
  /// Hands the words to the arguments in their order, and gathers them by name.
  func read(
    _ words: [String], of command: Command, at path: [String]
  ) throws(UsageError) -> [String: [String]] {
    var values: [String: [String]] = [:]
    var rest = words[...]
    for argument in command.arguments {
      let taken = argument.repeats ? rest : rest.prefix(1)
      if taken.isEmpty, argument.isNeeded {
        throw UsageError(.missingArgument(argument.name), in: path)
      }
      for word in taken {
        try check(word, is: argument.kind, for: argument.name, in: path)
        values[argument.name, default: []].append(word)
      }
      rest = rest.dropFirst(taken.count)
    }
    guard let word = rest.first else { return values }
    throw UsageError(.needlessArgument(word, nearest: option(for: word, of: command)), in: path)
  }

  /// The option that a surplus word may have been meant as.
  private func option(for word: String, of command: Command) -> String? {
    for option in command.visibleOptions + program.common {
      if option.name == word { return option.spelling }
      if option.kind?.words.contains(word) ?? false { return "\(option.spelling) \(word)" }
    }
    return nil
  }
}
