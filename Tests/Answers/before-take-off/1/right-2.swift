protocol ChecklistPart { var lines: [String] { get } }
extension String: ChecklistPart { var lines: [String] { [self] } }
extension Array: ChecklistPart where Element == String { var lines: [String] { self } }

@resultBuilder
struct ChecklistBuilder {
  static func buildBlock(_ parts: ChecklistPart...) -> [String] {
    parts.flatMap { $0.lines }
  }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}
