extension Sequence {
  func combined<Value, Failure>() -> Result<[Value], Failure>
  where Self.Element == Result<Value, Failure> {
    Result { () throws(Failure) -> [Value] in
      try map { (result) throws(Failure) -> Value in try result.get() }
    }
  }

  func separated<Value, Failure>() -> (values: [Value], failures: [Failure])
  where Self.Element == Result<Value, Failure> {
    let all = Array(self)
    return (
      all.compactMap { if case .success(let value) = $0 { value } else { nil } },
      all.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    )
  }
}
