import Foundation

final class Queue<Item: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var items: [(Int, Item)]
  init(_ items: [Item]) {
    self.items = Array(items.enumerated().reversed()).map { ($0.offset, $0.element) }
  }
  func next() -> (Int, Item)? { lock.lock(); defer { lock.unlock() }; return items.popLast() }
}

func fetchAll<Item: Sendable, Output: Sendable>(
  _ items: [Item], atMost limit: Int,
  using fetch: @escaping @Sendable (Item) async throws -> Output
) async throws -> [Output] {
  let queue = Queue(items)
  return try await withThrowingTaskGroup(of: [(Int, Output)].self) { group in
    for _ in 0..<limit {
      group.addTask {
        var mine: [(Int, Output)] = []
        while !Task.isCancelled, let (index, item) = queue.next() {
          mine.append((index, try await fetch(item)))
        }
        return mine
      }
    }
    var all: [(Int, Output)] = []
    for try await part in group { all += part }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
