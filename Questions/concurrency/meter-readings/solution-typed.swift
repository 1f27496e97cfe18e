extension AsyncSequence {
  /// The elements in arrays of `size`; the last one may be shorter.
  func batches(of size: Int) -> some AsyncSequence<[Element], Failure> {
    Batches(base: self, size: size)
  }
}

private struct Batches<Base: AsyncSequence>: AsyncSequence {
  let base: Base
  let size: Int

  struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let size: Int

    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> [Base.Element]? {
      guard let first = try await base.next(isolation: actor) else { return nil }
      var batch = [first]
      for _ in 1..<size {
        guard let element = try await base.next(isolation: actor) else { break }
        batch.append(element)
      }
      return batch
    }

    mutating func next() async throws(Base.Failure) -> [Base.Element]? {
      try await next(isolation: nil)
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), size: size)
  }
}
