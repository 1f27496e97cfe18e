// The outputs live in an actor, the group only counts.
actor Outputs<Output: Sendable> {
  var values: [Output?]
  init(count: Int) { values = .init(repeating: nil, count: count) }
  func set(_ value: Output, _ index: Int) { values[index] = value }
}

func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  let outputs = Outputs<Output>(count: items.count)
  try await withThrowingTaskGroup(of: Void.self) { group in
    for index in 0..<items.count {
      if index >= limit { try await group.next() }
      group.addTask {
        try Task.checkCancellation()
        let output = try await fetch(items[index])
        await outputs.set(output, index)
      }
    }
    for try await _ in group {}
  }
  return await outputs.values.compactMap { $0 }
}

print("ready")
