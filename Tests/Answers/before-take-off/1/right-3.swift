@resultBuilder
final class ChecklistBuilder {
  class func buildBlock(_ parts: [String]...) -> [String] { Array(parts.joined()) }
  class func buildExpression(_ line: String) -> [String] { CollectionOfOne(line).map { $0 } }
  class func buildExpression(_ lines: [String]) -> [String] { lines }
  class func buildOptional(_ part: [String]?) -> [String] { part.map { $0 } ?? [] }
  class func buildEither(first part: [String]) -> [String] { part }
  class func buildEither(second part: [String]) -> [String] { part }
  class func buildArray(_ parts: [[String]]) -> [String] { parts.reduce(into: []) { $0 += $1 } }
  class func buildLimitedAvailability(_ part: [String]) -> [String] { part }
  class func buildFinalResult(_ lines: [String]) -> [String] { lines }
}

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}
