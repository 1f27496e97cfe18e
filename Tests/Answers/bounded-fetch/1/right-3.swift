func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  try await withThrowingTaskGroup { group in
    var places: [Output?] = items.map { _ in nil }
    var next = items.startIndex
    var underWay = 0
    while next < items.endIndex || underWay > 0 {
      while next < items.endIndex, underWay < limit {
        let index = next
        let item = items[index]
        group.addTask { () async throws -> (Int, Output) in (index, try await fetch(item)) }
        next += 1
        underWay += 1
      }
      guard let (index, output) = try await group.next() else { break }
      places[index] = output
      underWay -= 1
    }
    return places.map { $0! }
  }
}

func demo() async throws {
  let texts = try await fetchAll([3, 1, 2], atMost: 2) { String($0) }
  print(texts)
}
Task { try await demo() }
