import Foundation

func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  var result: [Int: Output] = [:]
  try await withThrowingTaskGroup(of: (offset: Int, value: Output).self) { group in
    var iterator = items.enumerated().makeIterator()
    for _ in 1...limit {
      guard let (offset, item) = iterator.next() else { break }
      group.addTask { (offset, try await fetch(item)) }
    }
    for try await finished in group {
      result[finished.offset] = finished.value
      if let (offset, item) = iterator.next() {
        group.addTask { (offset, try await fetch(item)) }
      }
    }
  }
  return result.sorted(by: { $0.key < $1.key }).map { $0.value }
}
