/// Hands out the items, and collects what became of them.
private actor Work<Item: Sendable, Output: Sendable> {
  private var rest: ArraySlice<(offset: Int, element: Item)>
  private var outputs: [Int: Output] = [:]

  init(_ items: [Item]) {
    rest = Array(items.enumerated())[...]
  }

  func take() -> (offset: Int, element: Item)? {
    rest.popFirst()
  }

  func put(_ output: Output, at offset: Int) {
    outputs[offset] = output
  }

  var inOrder: [Output] {
    outputs.sorted { $0.key < $1.key }.map(\.value)
  }
}

func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  let work = Work<Item, Output>(items)
  try await withThrowingTaskGroup(of: Void.self) { group in
    for _ in 0..<min(limit, items.count) {
      group.addTask {
        while let (offset, item) = await work.take() {
          try Task.checkCancellation()
          await work.put(try await fetch(item), at: offset)
        }
      }
    }
    // `waitForAll` would wait for the others too before it throws, and not cancel them.
    while try await group.next() != nil {}
  }
  return await work.inOrder
}
