// lazy deletion: how many entries of the queue are waiting for each page
final class PageCache {
  private var queue: [Int] = []
  private var head = 0
  private var waiting: [Int: Int] = [:]
  private var texts = [Int: String]()
  private let capacity: Int

  init(capacity: Int) {
    precondition(capacity > 0)
    self.capacity = capacity
    texts.reserveCapacity(capacity + 1)
  }

  var count: Int { texts.count }

  private func touch(_ number: Int) {
    queue.append(number)
    waiting[number, default: 0] += 1
  }

  func page(_ number: Int) -> String? {
    defer { if texts[number] != nil { touch(number) } }
    return texts[number]
  }

  func store(_ text: String, as number: Int) {
    texts[number] = text
    touch(number)
    while texts.count > capacity {
      let candidate = queue[head]
      head += 1
      waiting[candidate]! -= 1
      if waiting[candidate] == 0 {
        texts[candidate] = nil
        waiting[candidate] = nil
      }
    }
  }
}

var pages = PageCache(capacity: 2)
pages.store("cover", as: 0)
