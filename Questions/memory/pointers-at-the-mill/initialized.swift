func longer(_ first: String, _ second: String) -> Int {
  let names = UnsafeMutablePointer<String>.allocate(capacity: 2)
  names.initialize(to: first)
  (names + 1).initialize(to: second)
  defer {
    names.deinitialize(count: 2)
    names.deallocate()
  }
  return max(names[0].count, names[1].count)
}
