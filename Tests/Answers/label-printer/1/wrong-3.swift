func attempt<Value, Failure: Error>(
  _ times: Int, _ action: @escaping (Int) throws -> Value
) throws(Failure) -> Value {
  precondition(times >= 1)
  for number in 1...times {
    do {
      return try action(number)
    } catch {
      if number == times, let error = error as? Failure { throw error }
    }
  }
  fatalError()
}
