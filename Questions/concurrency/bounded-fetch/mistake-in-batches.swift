func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  var outputs: [Output] = []
  for start in stride(from: 0, to: items.count, by: limit) {
    let batch = Array(items[start..<min(start + limit, items.count)])
    outputs += try await withThrowingTaskGroup(of: (Int, Output).self) { group in
      for (index, item) in batch.enumerated() {
        group.addTask { (index, try await fetch(item)) }
      }
      var finished: [Int: Output] = [:]
      for try await (index, output) in group {
        finished[index] = output
      }
      return batch.indices.compactMap { finished[$0] }
    }
  }
  return outputs
}
