/// Keeps the texts of the pages that were used last.

final class PageCache {
  private final class Node {
    let number: Int
    var text: String
    var older: Node?
    weak var newer: Node?

    init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  private let capacity: Int
  private var nodes: [Int: Node] = [:]
  private var newest: Node?
  private weak var oldest: Node?

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { nodes.count }

  func page(_ number: Int) -> String? {
    guard let node = nodes[number] else { return nil }
    unlink(node)
    makeNewest(node)
    return node.text
  }

  func store(_ text: String, as number: Int) {
    if let node = nodes[number] {
      node.text = text
      unlink(node)
      makeNewest(node)
      return
    }
    let node = Node(number: number, text: text)
    nodes[number] = node
    makeNewest(node)
    if nodes.count > capacity, let oldest {
      unlink(oldest)
      nodes[oldest.number] = nil
    }
  }

  private func unlink(_ node: Node) {
    let (older, newer) = (node.older, node.newer)
    if let newer { newer.older = older } else { newest = older }
    if let older { older.newer = newer } else { oldest = newer }
    node.older = nil
    node.newer = nil
  }

  private func makeNewest(_ node: Node) {
    node.older = newest
    newest?.newer = node
    newest = node
    if oldest == nil { oldest = node }
  }
}
