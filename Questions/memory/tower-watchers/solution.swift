protocol Watcher: AnyObject {
  func notice(_ text: String)
}

final class Tower {
  private struct Entry {
    weak var watcher: (any Watcher)?
  }

  private var entries: [Entry] = []

  var watcherCount: Int {
    entries.filter { $0.watcher != nil }.count
  }

  func add(_ watcher: any Watcher) {
    entries.removeAll { $0.watcher == nil }
    guard !entries.contains(where: { $0.watcher === watcher }) else { return }
    entries.append(Entry(watcher: watcher))
  }

  func remove(_ watcher: any Watcher) {
    entries.removeAll { $0.watcher == nil || $0.watcher === watcher }
  }

  func announce(_ text: String) {
    for entry in entries {
      entry.watcher?.notice(text)
    }
  }
}
