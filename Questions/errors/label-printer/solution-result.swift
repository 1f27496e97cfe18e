func attempt<Value, Failure>(
  _ times: Int, _ action: (Int) throws(Failure) -> Value
) throws(Failure) -> Value {
  guard times > 0 else { fatalError("at least one attempt") }
  var result: Result<Value, Failure>
  var number = 0
  repeat {
    number += 1
    let current = number
    result = Result { () throws(Failure) -> Value in try action(current) }
    if case .success = result { break }
  } while number < times
  return try result.get()
}
