@resultBuilder
struct ChecklistBuilder {
  typealias Component = (inout [String]) -> Void

  static func buildExpression(_ line: String) -> Component { { $0.append(line) } }
  static func buildExpression(_ lines: [String]) -> Component { { $0.append(contentsOf: lines) } }
  static func buildBlock(_ parts: Component...) -> Component {
    { list in for part in parts { part(&list) } }
  }
  static func buildOptional(_ part: Component?) -> Component { part ?? { _ in } }
  static func buildEither(first part: @escaping Component) -> Component { part }
  static func buildEither(second part: @escaping Component) -> Component { part }
  static func buildArray(_ parts: [Component]) -> Component {
    { list in parts.forEach { $0(&list) } }
  }
  static func buildFinalResult(_ part: Component) -> [String] {
    var list: [String] = []
    part(&list)
    return list
  }
}

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}
