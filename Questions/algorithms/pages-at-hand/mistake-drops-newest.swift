/// Keeps the texts of the pages that were used last.

struct PageCache {
  private let capacity: Int
  private var texts: [Int: String] = [:]
  private var order: [Int] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { texts.count }

  mutating func page(_ number: Int) -> String? {
    guard let text = texts[number] else { return nil }
    use(number)
    return text
  }

  mutating func store(_ text: String, as number: Int) {
    if texts[number] == nil && texts.count == capacity {
      texts[order.removeLast()] = nil
    }
    texts[number] = text
    use(number)
  }

  private mutating func use(_ number: Int) {
    order.removeAll { $0 == number }
    order.append(number)
  }
}
