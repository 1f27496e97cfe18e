import Testing

@testable import QuizEngine

@Suite struct AssignmentTests {
  /// Against all ways to pair, on small squares and rectangles.
  @Test func costsNoMoreThanAnyOtherWay() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let rows = 1 + generator.index(below: 4)
      let columns = rows + generator.index(below: 3)
      let costs = (0..<rows).map { _ in (0..<columns).map { _ in generator.index(below: 20) } }
      let found = Assignment.leastCost(costs)
      #expect(Set(found).count == rows)
      let cost = found.enumerated().reduce(0) { $0 + costs[$1.offset][$1.element] }
      #expect(cost == Self.least(costs[...], taken: []))
    }
    #expect(Assignment.leastCost([]) == [])
  }

  private static func least(_ costs: ArraySlice<[Int]>, taken: Set<Int>) -> Int {
    guard let row = costs.first else { return 0 }
    return row.indices.filter { !taken.contains($0) }
      .map { row[$0] + least(costs.dropFirst(), taken: taken.union([$0])) }
      .min() ?? 1_000_000
  }
}
