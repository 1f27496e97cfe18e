struct Lines: ExpressibleByStringLiteral {
  var all: [String]
  init(_ all: [String]) { self.all = all }
  init(stringLiteral line: String) { all = [line] }
  static func + (left: Lines, right: Lines) -> Lines { Lines(left.all + right.all) }
  static let none = Lines([])
}

@resultBuilder
enum ChecklistBuilder {
  static func buildExpression(_ line: String) -> Lines { Lines([line]) }
  static func buildExpression(_ lines: some Sequence<String>) -> Lines { Lines(Array(lines)) }
  static func buildBlock(_ parts: Lines...) -> Lines { parts.reduce(.none, +) }
  static func buildOptional(_ part: Lines?) -> Lines { part ?? .none }
  static func buildEither(first: Lines) -> Lines { first }
  static func buildEither(second: Lines) -> Lines { second }
  static func buildArray(_ parts: [Lines]) -> Lines { parts.reduce(.none, +) }
  static func buildFinalResult(_ part: Lines) -> [String] { part.all }
}

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}
