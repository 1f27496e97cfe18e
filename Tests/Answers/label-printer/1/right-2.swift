func attempt<T, E: Error>(_ times: Int, _ action: (Int) throws(E) -> T) throws(E) -> T {
  precondition(times >= 1)
  func go(_ number: Int) throws(E) -> T {
    if number == times { return try action(number) }
    do {
      return try action(number)
    } catch {
      return try go(number + 1)
    }
  }
  return try go(1)
}
