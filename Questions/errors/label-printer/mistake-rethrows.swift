func attempt<Value>(_ times: Int, _ action: (Int) throws -> Value) rethrows -> Value {
  precondition(times >= 1, "at least one attempt")
  for number in 1..<times {
    do {
      return try action(number)
    } catch {
      continue
    }
  }
  return try action(times)
}
