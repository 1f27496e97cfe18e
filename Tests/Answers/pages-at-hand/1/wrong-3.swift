struct PageCache {
  let capacity: Int
  var texts: [Int: String] = [:]
  var count: Int { texts.count }
  init(capacity: Int) { self.capacity = capacity }
  func page(_ number: Int) -> String? { texts[number] }
  mutating func store(_ text: String, as number: Int) {
    if texts.count >= capacity { texts.removeAll() }
    texts[number] = text
  }
}
