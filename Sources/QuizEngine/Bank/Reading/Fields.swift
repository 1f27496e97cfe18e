/// An object whose keys are known to be those of its shape.
struct Fields {
  /// Where the object stands, and what it holds.
  let node: JSON.Node
  /// The keys that it may have.
  let shape: Shape

  /// The value of a key; nothing where the key is missing.
  subscript(key: String) -> JSON.Node? {
    node[key]
  }

  /// Those of some keys that are there.
  func present(_ keys: [String]) -> [String] {
    keys.filter { node[$0] != nil }
  }
}
