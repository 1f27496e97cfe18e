@dynamicMemberLookup
public struct Draft<Model> {
  public private(set) var current: Model
  private var isWritten: (AnyKeyPath) -> Bool = { _ in false }

  public init(_ model: Model) { self.current = model }

  public subscript<Property>(dynamicMember path: WritableKeyPath<Model, Property>) -> Property {
    get { current[keyPath: path] }
    set {
      let before = isWritten
      isWritten = { $0 == path || before($0) }
      current[keyPath: path] = newValue
    }
  }

  public subscript<Property>(dynamicMember path: KeyPath<Model, Property>) -> Property {
    current[keyPath: path]
  }

  public func isChanged(_ path: PartialKeyPath<Model>) -> Bool { isWritten(path) }
}
