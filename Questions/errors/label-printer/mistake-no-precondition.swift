func attempt<Value, Failure: Error>(
  _ times: Int, _ action: (Int) throws(Failure) -> Value
) throws(Failure) -> Value {
  for number in stride(from: 1, to: times, by: 1) {
    do {
      return try action(number)
    } catch {
      continue
    }
  }
  return try action(times)
}
