func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  var outputs: [Output] = []
  for item in items {
    try Task.checkCancellation()
    outputs.append(try await fetch(item))
  }
  return outputs
}
