private actor Work<Item: Sendable, Output: Sendable> {
  var rest: ArraySlice<(offset: Int, element: Item)>
  var outputs: [Int: Output] = [:]
  init(_ items: [Item]) { rest = Array(items.enumerated())[...] }
  func take() -> (offset: Int, element: Item)? { rest.popFirst() }
  func put(_ output: Output, at offset: Int) { outputs[offset] = output }
  var inOrder: [Output] { outputs.sorted { $0.key < $1.key }.map(\.value) }
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
          await work.put(try await fetch(item), at: offset)
        }
      }
    }
    while try await group.next() != nil {}
  }
  return await work.inOrder
}
