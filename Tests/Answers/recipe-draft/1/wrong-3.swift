struct Draft<Original> {
  var current: Original
  private var written: Set<PartialKeyPath<Original>> = []

  init(_ original: Original) { current = original }

  subscript<Value>(path: WritableKeyPath<Original, Value>) -> Value {
    get { current[keyPath: path] }
    set {
      current[keyPath: path] = newValue
      written.insert(path)
    }
  }

  func isChanged(_ path: PartialKeyPath<Original>) -> Bool { written.contains(path) }
}
