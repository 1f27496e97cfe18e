extension Sequence {
  func combined<Value, Failure>() -> Result<[Value], Failure>
  where Element == Result<Value, Failure> {
    var outcome: Result<[Value], Failure> = .success([])
    _ = self.first { result in
      outcome = outcome.flatMap { values in result.map { values + [$0] } }
      if case .failure = outcome { return true }
      return false
    }
    return outcome
  }

  func separated<Value, Failure>() -> (values: [Value], failures: [Failure])
  where Element == Result<Value, Failure> {
    var failures: [Failure] = []
    let values = compactMap { result -> Value? in
      do throws(Failure) {
        return try result.get()
      } catch {
        failures.append(error)
        return nil
      }
    }
    return (values: values, failures: failures)
  }
}
