protocol Watcher: AnyObject {
  func notice(_ text: String)
}

final class Tower {
  private final class Node {
    weak var w: (any Watcher)?; var next: Node?; init(_ w: any Watcher) { self.w = w }
  }
  private var head: Node?
  var watcherCount: Int { var n = 0; forEach { _ in n += 1 }; return n }
  private func forEach(_ f: (any Watcher) -> Void) {
    var nodes: [Node] = []
    var node = head
    while let n = node { nodes.append(n); node = n.next }
    for n in nodes { if let w = n.w { f(w) } }
  }
  func add(_ watcher: any Watcher) {
    var known = false
    forEach { if $0 === watcher { known = true } }
    if known { return }
    guard var last = head else { head = Node(watcher); return }
    while let n = last.next { last = n }
    last.next = Node(watcher)
  }
  func remove(_ watcher: any Watcher) {
    while let h = head, h.w === watcher { head = h.next }
    var node = head
    while let n = node {
      if let m = n.next, m.w === watcher { n.next = m.next } else { node = n.next }
    }
  }
  func announce(_ text: String) { forEach { $0.notice(text) } }
}
