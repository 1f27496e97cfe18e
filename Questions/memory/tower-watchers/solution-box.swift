protocol Watcher: AnyObject {
  func notice(_ text: String)
}

private final class WeakBox {
  private(set) weak var content: (any Watcher)?

  init(_ content: any Watcher) {
    self.content = content
  }
}

final class Tower {
  private var boxes: [WeakBox] = []

  private var living: [any Watcher] {
    boxes.compactMap(\.content)
  }

  var watcherCount: Int { living.count }

  func add(_ watcher: any Watcher) {
    if living.contains(where: { $0 === watcher }) { return }
    boxes.append(WeakBox(watcher))
  }

  func remove(_ watcher: any Watcher) {
    boxes = boxes.filter { box in
      guard let content = box.content else { return false }
      return content !== watcher
    }
  }

  func announce(_ text: String) {
    living.forEach { $0.notice(text) }
  }
}
