protocol ResultLike {
  associatedtype Value
  associatedtype Failure: Error
  var result: Result<Value, Failure> { get }
}

extension Result: ResultLike where Success: Copyable {
  typealias Value = Success
  var result: Result<Success, Failure> { self }
}

extension Sequence where Element: ResultLike {
  func combined() -> Result<[Element.Value], Element.Failure> {
    var iterator = makeIterator()
    var values: [Element.Value] = []
    while let next = iterator.next() {
      switch next.result {
      case .success(let value): values += [value]
      case .failure(let error): return .failure(error)
      }
    }
    return .success(values)
  }

  func separated() -> (values: [Element.Value], failures: [Element.Failure]) {
    var parts: (values: [Element.Value], failures: [Element.Failure]) = ([], [])
    for item in self {
      switch item.result {
      case .success(let value): parts.values.append(value)
      case .failure(let error): parts.failures.append(error)
      }
    }
    return parts
  }
}
