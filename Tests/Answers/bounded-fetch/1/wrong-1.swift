func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  let tasks = items.map { item in Task { try await fetch(item) } }
  var outputs: [Output] = []
  for task in tasks { outputs.append(try await task.value) }
  return outputs
}
