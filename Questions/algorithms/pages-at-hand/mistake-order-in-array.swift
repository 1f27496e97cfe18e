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
    texts[number] = text
    use(number)
    if texts.count > capacity {
      texts[order.removeFirst()] = nil
    }
  }

  private mutating func use(_ number: Int) {
    if let position = order.firstIndex(of: number) {
      order.remove(at: position)
    }
    order.append(number)
  }
}
