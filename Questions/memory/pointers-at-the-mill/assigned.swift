func longer(_ first: String, _ second: String) -> Int {
  let names = UnsafeMutablePointer<String>.allocate(capacity: 2)
  defer { names.deallocate() }
  names[0] = first
  names[1] = second
  return max(names[0].count, names[1].count)
}
