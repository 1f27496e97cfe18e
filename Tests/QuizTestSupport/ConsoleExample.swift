/// A command in a document, with what the document says that it prints.
public struct ConsoleExample: Sendable, Equatable, CustomStringConvertible {
  /// The document's path in the checkout.
  public var document: String
  /// The command for the shell.
  public var command: String
  /// The output; `…` stands for any text in a line, and on a line of its own for any lines.
  public var output: [String]

  /// Finds the examples in a document: the lines that begin with `$ ` in fences named `console`.
  ///
  /// A command goes on in the next line where its own ends with a backslash.
  public static func all(in text: String, document: String) -> [ConsoleExample] {
    var examples: [ConsoleExample] = []
    var isInFence = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInFence = line == "```console"
      } else if isInFence, line.hasPrefix("$ ") {
        examples.append(
          ConsoleExample(document: document, command: String(line.dropFirst(2)), output: []))
      } else if isInFence, let last = examples.last, last.output.isEmpty,
        last.command.hasSuffix("\\")
      {
        examples[examples.count - 1].command += "\n" + line
      } else if isInFence, !examples.isEmpty {
        examples[examples.count - 1].output.append(String(line))
      }
    }
    return examples
  }

  /// The document and the command.
  public var description: String { "\(document): \(command)" }

  /// Whether a program's output is what the document says.
  public func isMet(by output: String) -> Bool {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    var expected = self.output
    while expected.last?.isEmpty == true { expected.removeLast() }
    return Self.matches(lines[...], expected[...]) { Self.matchesLine($0, $1) }
  }

  /// Whether elements match a pattern in which `…` stands for any number of them.
  private static func matches(
    _ lines: ArraySlice<String>, _ pattern: ArraySlice<String>,
    by isSame: (String, String) -> Bool
  ) -> Bool {
    guard let first = pattern.first else { return lines.isEmpty }
    if first == "…" {
      return lines.indices.contains { matches(lines[$0...], pattern.dropFirst(), by: isSame) }
        || matches([], pattern.dropFirst(), by: isSame)
    }
    guard let line = lines.first, isSame(line, first) else { return false }
    return matches(lines.dropFirst(), pattern.dropFirst(), by: isSame)
  }

  private static func matchesLine(_ line: String, _ pattern: String) -> Bool {
    matches(line.map { String($0) }[...], pattern.map { String($0) }[...], by: ==)
  }
}
