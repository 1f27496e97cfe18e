// One type is sequence and iterator at once.
struct Batched<Base: AsyncSequence>: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Array<Base.Element>
  private let size: Int
  private let base: Base
  private var iterator: Base.AsyncIterator?

  init(_ base: Base, _ size: Int) {
    self.base = base
    self.size = size
  }

  func makeAsyncIterator() -> Self { self }

  mutating func next() async throws -> Element? {
    var current = iterator ?? base.makeAsyncIterator()
    defer { iterator = current }
    guard let first = try await current.next() else { return nil }
    var elements = [first]
    elements.reserveCapacity(size)
    while elements.count != size {
      guard let another = try await current.next() else { return elements }
      elements += [another]
    }
    return elements
  }
}

extension AsyncSequence {
  func batches(of size: Int) -> Batched<Self> { .init(self, size) }
}

let test = AsyncStream<Int> {
  $0.yield(1); $0.finish()
}
Task {
  for try await batch in test.batches(of: 2) { print(batch) }
}
