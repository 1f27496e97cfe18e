func attempt<Value>(_ times: Int, _ action: (Int) -> Value) -> Value {
  precondition(times > 0)
  return action(1)
}

func attempt<Value, Failure: Error>(
  _ times: Int, _ action: (Int) throws(Failure) -> Value
) throws(Failure) -> Value {
  precondition(times > 0)
  var number = 1
  while number < times {
    if let value = try? action(number) { return value }
    number += 1
  }
  return try action(number)
}
