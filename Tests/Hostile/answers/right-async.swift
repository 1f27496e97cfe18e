actor Cache {
  private var known: [Int: Int] = [:]
  func value(_ n: Int) -> Int {
    if let found = known[n] { return found }
    known[n] = n * 2
    return n * 2
  }
}
let cache = Cache()
func double(_ n: Int) async -> Int {
  await cache.value(n)
}
print(await double(7))
