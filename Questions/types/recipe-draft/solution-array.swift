@dynamicMemberLookup
struct Draft<Original> {
  var current: Original { value }
  private var value: Original
  private var written: [AnyKeyPath] = []

  init(_ original: Original) {
    value = original
  }

  subscript<Value>(dynamicMember path: WritableKeyPath<Original, Value>) -> Value {
    get { value[keyPath: path] }
    set {
      value[keyPath: path] = newValue
      if !written.contains(path) { written.append(path) }
    }
  }

  subscript<Value>(dynamicMember path: KeyPath<Original, Value>) -> Value {
    value[keyPath: path]
  }

  func isChanged<Value>(_ path: KeyPath<Original, Value>) -> Bool {
    written.contains { $0 == path }
  }
}
