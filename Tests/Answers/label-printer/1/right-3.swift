func attempt<Value, Failure: Error>(
  _ times: Int,
  _ action: (_ number: Int) throws(Failure) -> Value
) throws(Failure) -> Value {
  var lastError: Failure! = nil
  for number in 1...times {
    do throws(Failure) {
      let value = try action(number)
      return value
    } catch {
      lastError = error
    }
  }
  throw lastError
}

let quick = attempt(1) { $0 }
print(quick)
