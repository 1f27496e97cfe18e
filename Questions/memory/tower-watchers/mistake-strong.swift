protocol Watcher: AnyObject {
  func notice(_ text: String)
}

final class Tower {
  private var watchers: [any Watcher] = []

  var watcherCount: Int { watchers.count }

  func add(_ watcher: any Watcher) {
    if !watchers.contains(where: { $0 === watcher }) {
      watchers.append(watcher)
    }
  }

  func remove(_ watcher: any Watcher) {
    watchers.removeAll { $0 === watcher }
  }

  func announce(_ text: String) {
    for watcher in watchers {
      watcher.notice(text)
    }
  }
}
