extension AsyncSequence {
  func batches(of size: Int) -> AsyncThrowingStream<[Element], any Error> {
    var iterator = makeAsyncIterator()
    return AsyncThrowingStream {
      var batch: [Element] = []
      while batch.count < size, let element = try await iterator.next() {
        batch.append(element)
      }
      return batch.isEmpty ? nil : batch
    }
  }
}
