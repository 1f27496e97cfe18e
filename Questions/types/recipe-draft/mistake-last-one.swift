@dynamicMemberLookup
struct Draft<Original> {
  private(set) var current: Original
  private var written: Set<PartialKeyPath<Original>> = []

  init(_ original: Original) {
    current = original
  }

  subscript<Value>(dynamicMember path: KeyPath<Original, Value>) -> Value {
    current[keyPath: path]
  }

  subscript<Value>(dynamicMember path: WritableKeyPath<Original, Value>) -> Value {
    get { current[keyPath: path] }
    set {
      current[keyPath: path] = newValue
      written = [path]
    }
  }

  func isChanged(_ path: PartialKeyPath<Original>) -> Bool {
    written.contains(path)
  }
}
