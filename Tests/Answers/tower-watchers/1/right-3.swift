protocol Watcher: AnyObject {
  func notice(_ text: String)
}

struct Weak<Object> {
  private weak var object: AnyObject?
  var value: Object? { object as? Object }
  init(_ object: Object) { self.object = object as AnyObject }
}

final class Tower {
  private var order: [Int] = []
  private var table: [Int: Weak<any Watcher>] = [:]
  private var next = 0

  var watcherCount: Int { order.reduce(0) { $0 + (table[$1]?.value == nil ? 0 : 1) } }

  private func key(of watcher: any Watcher) -> Int? {
    order.first { table[$0]?.value === watcher }
  }

  func add(_ watcher: any Watcher) {
    guard key(of: watcher) == nil else { return }
    table[next] = Weak(watcher)
    order.append(next)
    next += 1
  }

  func remove(_ watcher: any Watcher) {
    guard let key = key(of: watcher) else { return }
    table[key] = nil
    order.removeAll { $0 == key }
  }

  func announce(_ text: String) {
    for key in order { table[key]?.value?.notice(text) }
  }
}

let board = Tower()
board.announce("test")
