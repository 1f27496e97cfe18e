import Foundation

struct Drawer<Thing> {
  var items = [Thing]()
  var count: Int {
    return items.count
  }
  mutating func put(_ thing: Thing) { items.insert(thing, at: 0) }
  mutating func takeLatest() -> Thing? {
    if items.isEmpty { return nil }
    return items.removeFirst()
  }
}

extension Drawer where Thing: Equatable {
  func contains(_ thing: Thing) -> Bool {
    return items.firstIndex(of: thing) != nil
  }
}

var d = Drawer<String>()
d.put("hat")
print(d.contains("hat"), d.takeLatest() ?? "-")
