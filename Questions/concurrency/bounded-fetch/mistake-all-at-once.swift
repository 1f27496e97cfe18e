func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  try await withThrowingTaskGroup(of: (Int, Output).self) { group in
    for (index, item) in items.enumerated() {
      group.addTask { (index, try await fetch(item)) }
    }
    var outputs: [Int: Output] = [:]
    for try await (index, output) in group {
      outputs[index] = output
    }
    return items.indices.compactMap { outputs[$0] }
  }
}
