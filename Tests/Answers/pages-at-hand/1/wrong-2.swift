// throws out any page
struct PageCache {
  let capacity: Int
  var texts: [Int: String] = [:]
  var count: Int { texts.count }
  init(capacity: Int) { self.capacity = capacity }
  func page(_ number: Int) -> String? { texts[number] }
  mutating func store(_ text: String, as number: Int) {
    if texts[number] == nil && texts.count == capacity {
      texts.removeValue(forKey: texts.keys.min()!)
    }
    texts[number] = text
  }
}
