@dynamicMemberLookup
struct Draft<Original> {
  private final class Box {
    var names: Set<PartialKeyPath<Original>> = []
  }

  var current: Original { stored }
  private var stored: Original
  private var names = [PartialKeyPath<Original>]()

  init(_ original: Original) { stored = original }

  private mutating func write<T>(_ value: T, to path: WritableKeyPath<Original, T>) {
    stored[keyPath: path] = value
    names.append(path)
  }

  func isChanged<T>(_ path: KeyPath<Original, T>) -> Bool { names.contains(path) }
}

extension Draft {
  subscript<T>(dynamicMember path: KeyPath<Original, T>) -> T { stored[keyPath: path] }

  subscript<T>(dynamicMember path: WritableKeyPath<Original, T>) -> T {
    get { stored[keyPath: path] }
    set(value) { write(value, to: path) }
  }
}
