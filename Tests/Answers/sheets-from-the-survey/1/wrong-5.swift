extension Sequence {
  func combined<Value, Failure>() -> Result<[Value], Failure>
  where Element == Result<Value, Failure>, Value: Equatable {
    var values: [Value] = []
    for result in self {
      switch result {
      case .success(let value): values.append(value)
      case .failure(let error): return .failure(error)
      }
    }
    return .success(values)
  }

  func separated<Value: Equatable, Failure>() -> (values: [Value], failures: [Failure])
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
