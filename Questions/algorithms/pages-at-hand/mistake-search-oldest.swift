/// Keeps the texts of the pages that were used last.

struct PageCache {
  private let capacity: Int
  private var pages: [Int: (text: String, lastUse: Int)] = [:]
  private var clock = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { pages.count }

  mutating func page(_ number: Int) -> String? {
    clock += 1
    pages[number]?.lastUse = clock
    return pages[number]?.text
  }

  mutating func store(_ text: String, as number: Int) {
    clock += 1
    pages[number] = (text, clock)
    if pages.count > capacity,
      let oldest = pages.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      pages[oldest.key] = nil
    }
  }
}
