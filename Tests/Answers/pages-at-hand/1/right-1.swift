import Foundation

// a generic list of two sentinels, used by the cache
final class Link<Value> {
  var value: Value?
  var previous: Link?
  var next: Link?
  init(_ value: Value?) { self.value = value }

  func remove() {
    previous?.next = next
    next?.previous = previous
  }

  func insert(after other: Link) {
    previous = other
    next = other.next
    other.next?.previous = self
    other.next = self
  }
}

class PageCache {
  typealias Entry = (number: Int, text: String)
  let head = Link<Entry>(nil)
  let tail = Link<Entry>(nil)
  var links: [Int: Link<Entry>] = [:]
  let capacity: Int
  var count: Int { return links.count }

  init(capacity: Int) {
    self.capacity = capacity
    head.next = tail
    tail.previous = head
  }

  func page(_ number: Int) -> String? {
    guard let link = links[number] else { return nil }
    link.remove()
    link.insert(after: head)
    return link.value?.text
  }

  func store(_ text: String, as number: Int) {
    if let link = links[number] {
      link.remove()
      links[number] = nil
    }
    if links.count == capacity, let last = tail.previous, let old = last.value {
      last.remove()
      links.removeValue(forKey: old.number)
    }
    let link = Link<Entry>((number, text))
    link.insert(after: head)
    links[number] = link
  }
}

let demo = PageCache(capacity: 1)
demo.store("x", as: 1)
print(demo.page(1) ?? "gone")
