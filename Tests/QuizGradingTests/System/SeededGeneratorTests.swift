import QuizEngine
import Testing

@Suite struct SeededGeneratorTests {
  @Test func givesTheNumbersOfItsDefinition() {
    // Computed with the authors' C sources, xoshiro256starstar.c seeded by splitmix64.c.
    var generator = SeededGenerator(seed: 0)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0])
  }

  @Test func shufflesInAnOrderThatStays() {
    var generator = SeededGenerator(seed: 42)
    let order = generator.shuffled(0..<10)
    var again = SeededGenerator(seed: 42)
    #expect(again.shuffled(0..<10) == order)
    #expect(order.sorted() == Array(0..<10))
    #expect(order == Self.orderOf42)
  }

  @Test func eachOrderIsAsLikelyAsTheOthers() {
    var generator = SeededGenerator(seed: 7)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6000 { counts[generator.shuffled(0..<3), default: 0] += 1 }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (850...1150).contains($0) })
  }

  @Test func numbersLieWithinTheirBounds() {
    var generator = SeededGenerator(seed: 3)
    for bound in 1...50 {
      let indices = (0..<400).map { _ in generator.index(below: bound) }
      #expect(Set(indices).isSubset(of: 0..<bound))
      #expect(Set(indices).count == bound)
    }
    #expect((0..<1000).allSatisfy { _ in (0..<1).contains(generator.unit()) })
  }

  @Test func wordsGiveSequencesOfTheirOwn() {
    var one = SeededGenerator(seed: 1, words: "a", "bc")
    var other = SeededGenerator(seed: 1, words: "ab", "c")
    #expect(one.next() != other.next())
    var same = SeededGenerator(seed: 1, words: "a", "bc")
    var again = SeededGenerator(seed: 1, words: "a", "bc")
    #expect(same.next() == again.next())
  }

  @Test func namesAreUniqueAndPlain() {
    var generator = SeededGenerator(seed: 9)
    let names = (0..<2000).map { _ in generator.name() }
    #expect(Set(names).count == names.count)
    #expect(
      names.allSatisfy { $0.utf8.count == 15 && $0.allSatisfy { $0.isLetter || $0.isNumber } })
  }

  private static let orderOf42 = [9, 1, 4, 2, 8, 7, 6, 5, 3, 0]
}
