func attempt<Value, Failure: Error>(
  _ times: Int, _ action: (Int) throws(Failure) -> Value
) throws(Failure) -> Value {
  var last: Failure?
  var number = 0
  while number < times {
    number += 1
    do throws(Failure) {
      return try action(number)
    } catch {
      last = error
    }
  }
  guard let last else { preconditionFailure("at least one attempt") }
  throw last
}
