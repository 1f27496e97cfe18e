extension CommandLineParser {
  /// The options of every command that are right, whatever else is wrong with the line.
  ///
  /// Help, and the word that a line makes no sense, should look as `--plain` and `--color` say.
  func commonValues(_ words: [String]) -> ParsedValues {
    var values: [String: [String]] = [:]
    for use in split(words).options {
      guard let option = program.common.first(where: use.means),
        let one = try? read([use], of: program.home, at: [])
      else { continue }
      values[option.name, default: []] += one[option.name] ?? []
    }
    return ParsedValues(options: values)
  }
}
