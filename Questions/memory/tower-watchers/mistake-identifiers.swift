protocol Watcher: AnyObject {
  func notice(_ text: String)
}

final class Tower {
  private struct Entry {
    let id: ObjectIdentifier
    weak var watcher: (any Watcher)?
  }

  private var entries: [Entry] = []

  var watcherCount: Int {
    entries.filter { $0.watcher != nil }.count
  }

  func add(_ watcher: any Watcher) {
    let id = ObjectIdentifier(watcher)
    guard !entries.contains(where: { $0.id == id }) else { return }
    entries.append(Entry(id: id, watcher: watcher))
  }

  func remove(_ watcher: any Watcher) {
    let id = ObjectIdentifier(watcher)
    entries.removeAll { $0.id == id }
  }

  func announce(_ text: String) {
    for entry in entries {
      entry.watcher?.notice(text)
    }
  }
}
