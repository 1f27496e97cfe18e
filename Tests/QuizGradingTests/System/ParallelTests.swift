import Synchronization
import Testing

@testable import QuizEngine

@Suite struct ParallelTests {
  @Test func keepsTheOrderOfTheItems() {
    #expect(Parallel.map(Array(0..<100), width: 4) { $0 * 2 } == (0..<100).map { $0 * 2 })
    #expect(Parallel.map([Int](), width: 4) { $0 } == [])
  }

  /// What waits for other programs needs no processor of its own.
  @Test func worksOnMoreThanThereAreProcessors() {
    let width = Processors.count + 3
    let present = Atomic<Int>(0)
    let deadline = ContinuousClock.now + .seconds(20)
    let seen = Parallel.map(Array(0..<width), width: width) { _ in
      present.add(1, ordering: .sequentiallyConsistent)
      // Nobody goes before all have come.
      while present.load(ordering: .sequentiallyConsistent) < width, .now < deadline {}
      return present.load(ordering: .sequentiallyConsistent)
    }
    #expect(seen == Array(repeating: width, count: width))
  }

  @Test func worksOnNoMoreThanAskedFor() {
    let now = Atomic<Int>(0)
    let most = Mutex(0)
    _ = Parallel.map(Array(0..<200), width: 2) { _ in
      let count = now.add(1, ordering: .sequentiallyConsistent).newValue
      most.withLock { $0 = max($0, count) }
      now.subtract(1, ordering: .sequentiallyConsistent)
    }
    #expect(most.withLock { $0 } <= 2)
  }
}
