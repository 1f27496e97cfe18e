func attempt<Value, Failure: Error>(
  _ times: Int, _ action: (Int) throws(Failure) -> Value
) throws(Failure) -> Value {
  precondition(times >= 1)
  var outcome: Result<Value, Failure>!
  for number in 1...times {
    do throws(Failure) {
      outcome = .success(try action(number))
    } catch {
      if outcome == nil { outcome = .failure(error) }
    }
  }
  return try outcome.get()
}
