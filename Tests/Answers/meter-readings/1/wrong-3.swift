extension AsyncSequence {
  /// The elements in arrays of `size`; the last one may be shorter.
  func batches(of size: Int) -> Batches<Self> {
    Batches(base: self, size: size)
  }
}

struct Batches<Base: AsyncSequence>: AsyncSequence {
  typealias Element = [Base.Element]

  let base: Base
  let size: Int

  func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), size: size)
  }

  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let size: Int

    mutating func next() async throws -> [Base.Element]? {
      guard let first = try await base.next() else { return nil }
      var batch = [first]
      while batch.count < size {
        guard let element = try await base.next() else { return nil }
        batch.append(element)
      }
      return batch
    }
  }
}
