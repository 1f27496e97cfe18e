extension Sequence {
  func combined<Value, Failure>() -> Result<[Value], any Error>
  where Element == Result<Value, Failure> {
    Result { try map { try $0.get() } }
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
