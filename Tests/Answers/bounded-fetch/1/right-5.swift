func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  try await withThrowingTaskGroup(of: (Int, Output).self, returning: [Output].self) { group in
    var outputs: [Int: Output] = [:]
    var rest = Array(items.enumerated())[...]
    for (index, item) in rest.prefix(limit) {
      guard group.addTaskUnlessCancelled(operation: { (index, try await fetch(item)) }) else {
        throw CancellationError()
      }
    }
    rest = rest.dropFirst(limit)
    while let (index, output) = try await group.next() {
      outputs[index] = output
      if let (index, item) = rest.popFirst() {
        guard group.addTaskUnlessCancelled(operation: { (index, try await fetch(item)) }) else {
          throw CancellationError()
        }
      }
    }
    return items.indices.map { outputs[$0]! }
  }
}
