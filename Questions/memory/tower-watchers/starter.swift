protocol Watcher: AnyObject {
  func notice(_ text: String)
}

final class Tower {
}
