func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  try await withThrowingTaskGroup(of: (Int, Output).self) { group in
    var outputs = [Output?](repeating: nil, count: items.count)
    var started = 0

    func startNext(in group: inout ThrowingTaskGroup<(Int, Output), any Error>) {
      guard started < items.count else { return }
      let index = started
      let item = items[index]
      started += 1
      group.addTask { (index, try await fetch(item)) }
    }

    for _ in 0..<limit { startNext(in: &group) }
    while let (index, output) = try await group.next() {
      outputs[index] = output
      startNext(in: &group)
    }
    return outputs.compactMap { $0 }
  }
}
