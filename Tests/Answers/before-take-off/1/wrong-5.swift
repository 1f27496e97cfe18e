@resultBuilder
enum ChecklistBuilder {
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildExpression(_ lines: [String]) -> [String] { lines }
  static func buildBlock(_ parts: [String]...) -> [String] {
    var seen: Set<String> = []
    return parts.flatMap { $0 }.filter { seen.insert($0).inserted }
  }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}
