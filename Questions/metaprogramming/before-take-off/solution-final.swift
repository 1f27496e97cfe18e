@resultBuilder
enum ChecklistBuilder {
  indirect enum Part {
    case line(String)
    case group([Part])

    var lines: [String] {
      switch self {
      case .line(let line): [line]
      case .group(let parts): parts.flatMap(\.lines)
      }
    }
  }

  static func buildExpression(_ line: String) -> Part { .line(line) }
  static func buildExpression(_ lines: [String]) -> Part { .group(lines.map(Part.line)) }
  static func buildBlock(_ parts: Part...) -> Part { .group(parts) }
  static func buildOptional(_ part: Part?) -> Part { part ?? .group([]) }
  static func buildEither(first part: Part) -> Part { part }
  static func buildEither(second part: Part) -> Part { part }
  static func buildArray(_ parts: [Part]) -> Part { .group(parts) }
  static func buildFinalResult(_ part: Part) -> [String] { part.lines }
}

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}
