extension SyntaxTree {
  /// A statement, declaration, expression, pattern, attribute or piece of one.
  public struct Node: Sendable, Equatable {
    /// The place in the tree's list.
    public var index: Int
    /// The place of what holds it; nil for the file.
    public var parent: Int?
    /// What it is to that which holds it, `body` or `conditions`.
    public var role: String
    /// What the compiler calls it, `guard_stmt`.
    public var kind: String
    /// Its plain properties, as text.
    public var properties: [String: String]
    /// The bytes it stands at, where the compiler tells: the end is where its last token begins.
    public var range: Range<Int>?
  }
}

extension SyntaxTree.Node {
  /// Whether the compiler, not the author, put it there.
  var isImplicit: Bool { properties["implicit"] == "true" }
}
