func attempt<Value, Failure: Error>(
  _ times: Int, _ action: (Int) throws(Failure) -> Value
) throws(Failure) -> Value {
  precondition(times >= 1, "at least one attempt")
  var first: Failure?
  for number in 1...times {
    do {
      return try action(number)
    } catch {
      first = first ?? error
    }
  }
  throw first!
}
