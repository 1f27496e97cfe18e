extension JSON {
  /// A value that was read, with the place where it stands.
  public struct Node: Sendable {
    /// Where the value begins.
    public let position: Position
    /// What was read.
    public let content: Content
  }
}

extension JSON.Node {
  /// The member of an object with a key.
  public func member(_ key: String) -> JSON.Member? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }
  }

  /// The value of an object's member.
  public subscript(key: String) -> JSON.Node? {
    member(key)?.value
  }

  /// An array's element; nothing where there is none.
  public subscript(index: Int) -> JSON.Node? {
    guard case .array(let elements) = content, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The keys of an object, in order.
  public var keys: [String]? {
    guard case .object(let members) = content else { return nil }
    return members.map(\.key)
  }

  /// The value without places; what could not be read becomes `null`.
  public var value: JSON {
    switch content {
    case .null, .unreadable: .null
    case .bool(let value): .bool(value)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { ($0.key, $0.value.value) })
    }
  }
}
