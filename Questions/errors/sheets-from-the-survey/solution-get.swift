extension Sequence {
  func combined<Value, Failure>() -> Result<[Value], Failure>
  where Element == Result<Value, Failure> {
    do throws(Failure) {
      var values: [Value] = []
      for result in self {
        values.append(try result.get())
      }
      return .success(values)
    } catch {
      return .failure(error)
    }
  }

  func separated<Value, Failure>() -> (values: [Value], failures: [Failure])
  where Element == Result<Value, Failure> {
    reduce(into: (values: [], failures: [])) { parts, result in
      switch result {
      case .success(let value): parts.values.append(value)
      case .failure(let error): parts.failures.append(error)
      }
    }
  }
}
