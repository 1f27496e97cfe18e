struct PageCache {
  let capacity: Int
  var texts: [Int: String] = [:]
  var order: [Int] = []
  var count: Int { texts.count }
  init(capacity: Int) { self.capacity = capacity }
  mutating func page(_ number: Int) -> String? {
    order.removeAll { $0 == number }
    order.append(number)
    return texts[number]
  }
  mutating func store(_ text: String, as number: Int) {
    texts[number] = text
    order.removeAll { $0 == number }
    order.append(number)
    if order.count > capacity { texts[order.removeFirst()] = nil }
  }
}
