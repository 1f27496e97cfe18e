func attempt<Value, Failure: Error>(
  _ times: Int, _ action: (Int) throws(Failure) -> Value
) throws(Failure) -> Value {
  precondition(times != 0, "at least one attempt")
  var number = 1
  while number < times {
    do {
      return try action(number)
    } catch {
      number += 1
    }
  }
  return try action(number)
}
