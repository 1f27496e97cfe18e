func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  await withTaskGroup(of: (Int, Output?).self) { group in
    var outputs = [Output?](repeating: nil, count: items.count)
    for (index, item) in items.enumerated() {
      if index >= limit, let (place, output) = await group.next() { outputs[place] = output }
      group.addTask { (index, try? await fetch(item)) }
    }
    for await (place, output) in group { outputs[place] = output }
    return outputs.compactMap { $0 }
  }
}
