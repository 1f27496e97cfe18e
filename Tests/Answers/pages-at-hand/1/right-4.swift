final class PageCache {
  let capacity: Int
  private var text = [Int: String]()
  private var before = [Int: Int](), after = [Int: Int]()
  private var first: Int?, last: Int?
  var count = 0
  init(capacity: Int) { self.capacity = capacity }
  private func remove(_ n: Int) {
    let b = before.removeValue(forKey: n), a = after.removeValue(forKey: n)
    if let b { after[b] = a } else { first = a }
    if let a { before[a] = b } else { last = b }
  }
  private func append(_ n: Int) {
    if let last { after[last] = n; before[n] = last } else { first = n }
    last = n
  }
  func page(_ number: Int) -> String? {
    guard let t = text[number] else { return nil }
    remove(number); append(number)
    return t
  }
  func store(_ text: String, as number: Int) {
    if self.text.updateValue(text, forKey: number) != nil {
      remove(number)
    } else if count == capacity {
      let old = first!
      remove(old)
      self.text[old] = nil
    } else {
      count += 1
    }
    append(number)
  }
}
