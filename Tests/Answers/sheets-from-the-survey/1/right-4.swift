extension Sequence {
  func combined<Value, Failure>() -> Result<[Value], Failure>
  where Element == Result<Value, Failure> {
    var iterator = makeIterator()
    return Self.rest(of: &iterator, after: [])
  }

  private static func rest<Value, Failure>(
    of iterator: inout Iterator, after values: [Value]
  ) -> Result<[Value], Failure> where Element == Result<Value, Failure> {
    guard let next = iterator.next() else { return .success(values) }
    switch next {
    case .failure(let error): return .failure(error)
    case .success(let value): return rest(of: &iterator, after: values + [value])
    }
  }

  func separated<Value, Failure>() -> (values: [Value], failures: [Failure])
  where Element == Result<Value, Failure> {
    reduce(([], [])) { parts, result in
      switch result {
      case .success(let value): (parts.0 + [value], parts.1)
      case .failure(let error): (parts.0, parts.1 + [error])
      }
    }
  }
}
