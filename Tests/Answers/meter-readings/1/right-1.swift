import Foundation

public struct AsyncBatchSequence<Base>: AsyncSequence where Base: AsyncSequence {
  public typealias Element = [Base.Element]
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var iterator: Base.AsyncIterator
    private let size: Int
    private var isAtEnd = false
    init(_ iterator: Base.AsyncIterator, size: Int) {
      self.iterator = iterator
      self.size = size
    }
    public mutating func next() async rethrows -> [Base.Element]? {
      if isAtEnd { return nil }
      var result = [Base.Element]()
      repeat {
        if let element = try await iterator.next() {
          result.append(element)
        } else {
          isAtEnd = true
        }
      } while !isAtEnd && result.count < size
      return result.isEmpty ? nil : result
    }
  }
  let base: Base
  let size: Int
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base.makeAsyncIterator(), size: size)
  }
}

extension AsyncSequence {
  public func batches(of size: Int) -> AsyncBatchSequence<Self> {
    precondition(size > 0)
    return AsyncBatchSequence(base: self, size: size)
  }
}
