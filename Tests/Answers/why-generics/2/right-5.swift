func middle<T>(of items: some Sequence<T>) -> T? {
  var slow = items.makeIterator()
  var result: T? = slow.next()
  var odd = false
  for _ in items.dropFirst() {
    odd.toggle()
    if odd { result = slow.next() }
  }
  return result
}
