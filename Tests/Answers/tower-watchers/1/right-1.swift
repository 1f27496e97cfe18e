import Foundation

protocol Watcher: AnyObject {
  func notice(_ text: String)
}

struct Listener {
  weak var who: Watcher?
}

class Tower {
  var listeners = [Listener]()

  var watcherCount: Int {
    var n = 0
    for l in listeners {
      if l.who != nil { n += 1 }
    }
    return n
  }

  func add(_ watcher: Watcher) {
    for l in listeners {
      if l.who === watcher { return }
    }
    listeners.append(Listener(who: watcher))
  }

  func remove(_ watcher: Watcher) {
    if let i = listeners.firstIndex(where: { $0.who === watcher }) {
      listeners.remove(at: i)
    }
  }

  func announce(_ text: String) {
    listeners = listeners.filter { $0.who != nil }
    for l in listeners { l.who?.notice(text) }
  }
}

let tower = Tower()
print(tower.watcherCount)
