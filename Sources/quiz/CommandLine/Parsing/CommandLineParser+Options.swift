import QuizEngine

extension CommandLineParser {
  /// Checks the options of a command, and gathers their values by long name.
  func read(
    _ uses: [Use], of command: Command, at path: [String]
  ) throws(UsageError) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for use in uses {
      guard let option = (command.options + program.common).first(where: use.means) else {
        throw UsageError(unknownOption(use, of: command), in: path)
      }
      guard let kind = option.kind else {
        if case .joined(let value) = use.value {
          throw UsageError(.needlessValue(option: use.name, value: value), in: path)
        }
        values[option.name] = []
        continue
      }
      if option.count == .once, values[option.name] != nil {
        throw UsageError(.repeatedOption(option.spelling), in: path)
      }
      for value in try self.values(of: use, for: option, in: path) {
        try check(value, is: kind, for: use.name, in: path)
        values[option.name, default: []].append(value)
      }
    }
    return values
  }

  /// Refuses a value that doesn't fit.
  func check(
    _ value: String, is kind: ValueKind, for name: String, in path: [String]
  ) throws(UsageError) {
    if kind.accepts(value) { return }
    let nearest = value.isEmpty ? nil : Suggestion.nearest(to: value, among: kind.words).first
    throw UsageError(.badValue(value, of: name, kind: kind, nearest: nearest), in: path)
  }
}

extension CommandLineParser {
  private func values(
    of use: Use, for option: Command.Option, in path: [String]
  ) throws(UsageError) -> [String] {
    switch use.value {
    case .following(let value), .joined(let value):
      guard option.count == .list else { return [value] }
      return value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    case .none:
      throw missingValue(of: use, for: option, found: nil, in: path)
    case .missing(let found):
      throw missingValue(of: use, for: option, found: found, in: path)
    }
  }

  private func missingValue(
    of use: Use, for option: Command.Option, found: String?, in path: [String]
  ) -> UsageError {
    UsageError(
      .missingValue(option: use.name, placeholder: option.placeholder ?? "", found: found),
      in: path)
  }

  private func unknownOption(_ use: Use, of command: Command) -> UsageError.Problem {
    let owners = program.everyCommand.filter {
      $0.command.visibleOptions.contains(where: use.means)
    }
    if !owners.isEmpty { return .optionOfOthers(use.name, paths: owners.map(\.path)) }
    let dashes: Set<Character> = ["-", "–", "—"]
    let word = String(use.name.drop { dashes.contains($0) })
    let known = (command.options + program.common).filter { !$0.isHidden }.map(\.name)
    let nearest = known.contains(word) ? word : Suggestion.nearest(to: word, among: known).first
    return .unknownOption(use.name, nearest: nearest.map { "--\($0)" })
  }
}
