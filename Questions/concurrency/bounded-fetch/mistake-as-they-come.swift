func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  try await withThrowingTaskGroup(of: Output.self) { group in
    var outputs: [Output] = []
    for (index, item) in items.enumerated() {
      if index >= limit, let output = try await group.next() {
        outputs.append(output)
      }
      group.addTask { try await fetch(item) }
    }
    for try await output in group {
      outputs.append(output)
    }
    return outputs
  }
}
