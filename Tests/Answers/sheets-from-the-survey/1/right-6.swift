extension Sequence {
  func combined<T, E: Swift.Error>() -> Swift.Result<[T], E> where Element == Swift.Result<T, E> {
    var failure: Result<[T], E>?
    let values = lazy.map { result -> T? in
      switch result {
      case let .success(value): return value
      case let .failure(error):
        failure = .failure(error)
        return nil
      }
    }.prefix { $0 != nil }.compactMap { $0 }
    let all = Array(values)
    return failure ?? .success(all)
  }

  func separated<T, E: Swift.Error>() -> (values: [T], failures: [E])
  where Element == Swift.Result<T, E> {
    var both: (values: [T], failures: [E]) = ([], [])
    for element in self {
      if case let .failure(error) = element { both.failures.append(error) }
      if case let .success(value) = element { both.values.append(value) }
    }
    return both
  }
}
