protocol Watcher: AnyObject {
  func notice(_ text: String)
}

final class Tower {
  weak var watcher: (any Watcher)?
  var watcherCount: Int { watcher == nil ? 0 : 1 }
  func add(_ watcher: any Watcher) { self.watcher = watcher }
  func remove(_ watcher: any Watcher) { if self.watcher === watcher { self.watcher = nil } }
  func announce(_ text: String) { watcher?.notice(text) }
}
