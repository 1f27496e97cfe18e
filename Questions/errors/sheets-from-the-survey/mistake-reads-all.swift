extension Sequence {
  func combined<Value, Failure>() -> Result<[Value], Failure>
  where Element == Result<Value, Failure> {
    let parts = separated()
    if let error = parts.failures.first { return .failure(error) }
    return .success(parts.values)
  }

  func separated<Value, Failure>() -> (values: [Value], failures: [Failure])
  where Element == Result<Value, Failure> {
    var values: [Value] = []
    var failures: [Failure] = []
    for result in self {
      switch result {
      case .success(let value): values.append(value)
      case .failure(let error): failures.append(error)
      }
    }
    return (values, failures)
  }
}
