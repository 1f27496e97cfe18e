@resultBuilder
enum ChecklistBuilder {
  static func buildBlock(_ lines: String...) -> [String] {
    lines
  }
}

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}
