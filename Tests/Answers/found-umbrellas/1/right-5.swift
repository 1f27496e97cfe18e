import Foundation

struct Drawer<T> {
  final class Node {
    let thing: T
    let below: Node?
    init(_ thing: T, below: Node?) {
      self.thing = thing
      self.below = below
    }
  }

  private var top: Node?

  var count: Int {
    var n = 0
    var node = top
    while let current = node {
      n += 1
      node = current.below
    }
    return n
  }

  mutating func put(_ thing: T) { top = Node(thing, below: top) }

  mutating func takeLatest() -> T? {
    defer { top = top?.below }
    return top?.thing
  }

  func contains(where matches: (T) -> Bool) -> Bool {
    var node = top
    while let current = node {
      if matches(current.thing) { return true }
      node = current.below
    }
    return false
  }
}

extension Drawer where T: Equatable {
  func contains(_ thing: T) -> Bool { contains { $0 == thing } }
}

var drawer = Drawer<Int>()
for n in 1...3 { drawer.put(n) }
print(drawer.contains(2), drawer.count)
