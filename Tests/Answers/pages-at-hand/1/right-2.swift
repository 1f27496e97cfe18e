// two generations would only be approximate, so: neighbours in dictionaries
struct PageCache {
  let capacity: Int
  private(set) var count = 0
  private var texts: [Int: String] = [:]
  private var before: [Int: Int] = [:]
  private var after: [Int: Int] = [:]
  private var first: Int?
  private var last: Int?

  init(capacity: Int) { self.capacity = capacity }

  private mutating func detach(_ n: Int) {
    let b = before.removeValue(forKey: n)
    let a = after.removeValue(forKey: n)
    if let b { after[b] = a } else { first = a }
    if let a { before[a] = b } else { last = b }
  }

  private mutating func append(_ n: Int) {
    if let last {
      after[last] = n
      before[n] = last
    } else {
      first = n
    }
    last = n
  }

  mutating func page(_ number: Int) -> String? {
    if let text = texts[number] {
      detach(number)
      append(number)
      return text
    }
    return nil
  }

  mutating func store(_ text: String, as number: Int) {
    if texts[number] != nil { detach(number) } else { count += 1 }
    texts[number] = text
    append(number)
    if count > capacity, let oldest = first {
      detach(oldest)
      texts[oldest] = nil
      count -= 1
    }
  }
}
