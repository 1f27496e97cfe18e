protocol Watcher: AnyObject {
  func notice(_ text: String)
}

final class Tower {
  private var watchers: [ObjectIdentifier: any Watcher] = [:]
  var watcherCount: Int { watchers.count }
  func add(_ watcher: any Watcher) { watchers[ObjectIdentifier(watcher)] = watcher }
  func remove(_ watcher: any Watcher) { watchers[ObjectIdentifier(watcher)] = nil }
  func announce(_ text: String) { watchers.values.forEach { $0.notice(text) } }
}
