func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  var tasks: [Task<Output, any Error>] = []
  var running: [Task<Output, any Error>] = []
  for item in items {
    if running.count == limit {
      _ = try await running.removeFirst().value
    }
    let task = Task { try await fetch(item) }
    tasks.append(task)
    running.append(task)
  }
  var outputs: [Output] = []
  for task in tasks {
    outputs.append(try await task.value)
  }
  return outputs
}
