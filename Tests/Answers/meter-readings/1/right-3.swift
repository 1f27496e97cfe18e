extension AsyncSequence {
  func batches(of size: Int) -> Batches<Self> {
    Batches(makeIterator: makeAsyncIterator, size: size)
  }
}

struct Batches<Base: AsyncSequence>: AsyncSequence {
  struct AsyncIterator: AsyncIteratorProtocol {
    var upstream: Base.AsyncIterator
    var size: Int
    mutating func next() async throws(Base.Failure) -> [Base.Element]? {
      try await next(isolation: #isolation)
    }
    mutating func next(isolation: isolated (any Actor)?) async throws(Base.Failure) -> [Base
      .Element]?
    {
      var buffer: [Base.Element] = []
      while let element = try await upstream.next(isolation: isolation) {
        buffer.append(element)
        guard buffer.count < size else { return buffer }
      }
      if buffer.isEmpty { return nil }
      return buffer
    }
  }
  let makeIterator: () -> Base.AsyncIterator
  let size: Int
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(upstream: makeIterator(), size: size) }
}
