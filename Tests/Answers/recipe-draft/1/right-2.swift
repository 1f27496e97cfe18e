@dynamicMemberLookup
struct Draft<Original> {
  private(set) var current: Original
  private var log: [(path: AnyKeyPath, count: Int)] = []

  init(_ original: Original) { current = original }

  subscript<Value>(dynamicMember path: WritableKeyPath<Original, Value>) -> Value {
    get { current[keyPath: path] }
    _modify {
      yield &current[keyPath: path]
      log.append((path, 1))
    }
  }

  subscript<Value>(dynamicMember path: KeyPath<Original, Value>) -> Value {
    current[keyPath: path]
  }

  func isChanged(_ path: AnyKeyPath) -> Bool { log.contains { $0.path == path } }

  func isChanged<V>(_ path: KeyPath<Original, V>) -> Bool { isChanged(path as AnyKeyPath) }
}
