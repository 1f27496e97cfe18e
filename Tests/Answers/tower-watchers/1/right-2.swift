protocol Watcher: AnyObject {
  func notice(_ text: String)
}

final class Tower {
  private var callbacks: [() -> (any Watcher)?] = []

  init() {}

  private func living() -> [any Watcher] { callbacks.compactMap { $0() } }

  public var watcherCount: Int { return living().count }

  public func add(_ new: any Watcher) {
    remove(new, keepIfThere: true)
  }

  private func remove(_ w: any Watcher, keepIfThere: Bool) {
    let known = living().contains { $0 === w }
    if keepIfThere {
      if !known { callbacks.append { [weak w] in w } }
    } else if known {
      callbacks.removeAll { $0() === w }
    }
  }

  public func remove(_ w: any Watcher) { remove(w, keepIfThere: false) }

  public func announce(_ text: String) {
    for w in living() { w.notice(text) }
  }
}
