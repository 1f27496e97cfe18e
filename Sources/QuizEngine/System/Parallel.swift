internal import Dispatch
internal import Synchronization

/// Does independent things side by side, on threads that may wait.
enum Parallel {
  /// The results in the order of the items; at most so many are worked on at the same time.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], width: Int, _ body: @Sendable (Item) -> Result
  ) -> [Result] {
    guard width > 1, items.count > 1 else { return items.map(body) }
    let next = Atomic<Int>(0)
    let results = Mutex<[Int: Result]>([:])
    // Serial queues have a thread each, however many processors there are: most of the work is
    // waiting for other programs.
    let all = DispatchGroup()
    withoutActuallyEscaping(body) { body in
      for number in 0..<min(width, items.count) {
        DispatchQueue(label: "parallel-\(number)").async(group: all) {
          while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < items.count else { return }
            let result = body(items[index])
            results.withLock { $0[index] = result }
          }
        }
      }
      all.wait()
    }
    return results.withLock { results in items.indices.compactMap { results[$0] } }
  }
}
