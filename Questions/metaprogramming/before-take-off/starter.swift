// Write the result builder ChecklistBuilder here.

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}
