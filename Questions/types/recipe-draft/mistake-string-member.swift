@dynamicMemberLookup
struct Draft<Original> {
  private(set) var current: Original
  private var values: [String: Any] = [:]

  init(_ original: Original) {
    current = original
    for child in Mirror(reflecting: original).children {
      if let label = child.label { values[label] = child.value }
    }
  }

  subscript(dynamicMember name: String) -> Any? {
    get { values[name] }
    set { values[name] = newValue }
  }

  func isChanged(_ path: PartialKeyPath<Original>) -> Bool {
    false
  }
}
