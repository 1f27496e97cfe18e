extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The elements in arrays of `size`; the last one may be shorter.
  func batches(of size: Int) -> AsyncThrowingStream<[Element], any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          var batch: [Element] = []
          for try await element in self {
            batch.append(element)
            if batch.count == size {
              continuation.yield(batch)
              batch = []
            }
          }
          if !batch.isEmpty { continuation.yield(batch) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
