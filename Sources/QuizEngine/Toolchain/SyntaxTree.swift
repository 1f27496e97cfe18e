/// What the compiler's parser makes of a file, without types.
///
/// The tree is kept flat, each node with the index of its parent: sources may nest deeper than a
/// stack allows.
public struct SyntaxTree: Sendable {
  /// The nodes, each before those that it holds; the first one is the file.
  public let nodes: [Node]
  /// The places of the nodes that each node holds directly.
  private let held: [[Int]]

  init(nodes: [Node]) {
    self.nodes = nodes
    var held = [[Int]](repeating: [], count: nodes.count)
    for node in nodes {
      if let parent = node.parent { held[parent].append(node.index) }
    }
    self.held = held
  }

  /// Finds the nodes that satisfy a condition.
  public func nodes(where condition: (Node) -> Bool) -> [Node] {
    nodes.filter(condition)
  }

  /// The nearest byte range of a node: its own, or that of what holds it.
  public func range(of node: Node) -> Range<Int> {
    var current: Node? = node
    while let candidate = current {
      if let range = candidate.range { return range }
      current = candidate.parent.map { nodes[$0] }
    }
    return 0..<0
  }

  /// The node that holds another.
  public func parent(of node: Node) -> Node? {
    node.parent.map { nodes[$0] }
  }

  /// The nodes that a node holds directly, under a role where one is named.
  public func children(of node: Node, role: String? = nil) -> [Node] {
    held[node.index].lazy.map { nodes[$0] }.filter { role == nil || $0.role == role }
  }

  /// The name that a declaration gives, without the labels of its parameters.
  public func declaredName(of node: Node) -> String? {
    let name = children(of: node, role: "name").first
    return name.flatMap { children(of: $0, role: "base_name").first }?.properties["name"]
  }
}
