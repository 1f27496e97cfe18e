final class Counter {
  let values: [Int]
  var memo: [Int?: Int] = [:]
  var cache: [Optional<Int>?]
  init(_ values: [Int], _ n: Int) {
    self.values = values; cache = Array(repeating: nil, count: n + 1)
  }
  func best(_ n: Int) -> Int? {
    if n < 0 { return nil }
    if n == 0 { return 0 }
    if let known = cache[n] { return known }
    var result: Int? = nil
    for v in values { if let b = best(n - v) { result = min(result ?? Int.max, b + 1) } }
    cache[n] = .some(result)
    return result
  }
}
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  Counter(values, postage).best(postage)
}
