import QuizEngine
import QuizTestSupport
import Testing

@Suite struct LineDiffTests {
  @Test func findsTheSmallestDifference() {
    let diff = LineDiff(from: "a\nb\nc\nd", to: "a\nc\nx\nd\n")
    #expect(
      diff.changes == [.same("a"), .removed("b"), .same("c"), .added("x"), .same("d")])
    #expect(LineDiff(from: "", to: "").isEmpty)
    #expect(LineDiff(from: "a", to: "a\n").isEmpty)
    #expect(LineDiff(from: "", to: "a").changes == [.added("a")])
    #expect(LineDiff(from: "a\n\n", to: "a").changes == [.same("a"), .removed("")])
  }

  @Test func tellsLinesApartThatLookEqual() {
    #expect(!LineDiff(from: "é", to: "e\u{301}").isEmpty)
    #expect(!LineDiff(from: "a\r\nb", to: "a\nb").isEmpty)
  }

  @Test func isMinimalAndTrue() {
    var generator = LinearGenerator(seed: 11)
    for _ in 0..<600 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          ["a", "b", "c"].randomElement(using: &generator) ?? "a"
        }
      }
      let diff = LineDiff(
        from: texts[0].map { $0 + "\n" }.joined(), to: texts[1].map { $0 + "\n" }.joined())
      #expect(diff.old == texts[0])
      #expect(diff.new == texts[1])
      #expect(diff.sameCount == longestCommon(texts[0], texts[1]))
    }
  }

  @Test(.timeLimit(.minutes(1))) func boundsItsWork() {
    let old = (0..<20_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "new \($0)" }.joined(separator: "\n")
    #expect(LineDiff(from: old, to: new).changes.count == 40_000)
    #expect(LineDiff(from: old, to: old + "\nx").changes.filter(\.isDifference).count == 1)
  }

  @Test func showsWhatStandsAround() {
    let old = (1...30).map { "\($0)" }.joined(separator: "\n")
    let new = old.replacing("15", with: "15 ").replacing("28\n", with: "")
    guard case .code(let block) = LineDiff(from: old, to: new).block(old: "a", new: "b", context: 1)
    else {
      Issue.record("no block")
      return
    }
    #expect(block.language == "diff")
    #expect(
      block.text == """
        --- a
        +++ b
        @@ -14 +14 @@
         14
        -15
        +15·
         16
        @@ -27 +27 @@
         27
        -28
         29
        """)
    #expect(LineDiff(from: "a", to: "a").block() == nil)
  }

  private func longestCommon(_ one: [String], _ other: [String]) -> Int {
    var above = [Int](repeating: 0, count: other.count + 1)
    for line in one {
      var current = [0]
      for (index, otherLine) in other.enumerated() {
        current.append(
          line == otherLine ? above[index] + 1 : max(above[index + 1], current[index]))
      }
      above = current
    }
    return above[other.count]
  }
}

extension LineDiff {
  fileprivate var old: [String] {
    changes.compactMap {
      switch $0 {
      case .same(let line), .removed(let line): line
      case .added: nil
      }
    }
  }

  fileprivate var new: [String] {
    changes.compactMap {
      switch $0 {
      case .same(let line), .added(let line): line
      case .removed: nil
      }
    }
  }

  fileprivate var sameCount: Int {
    changes.filter { !$0.isDifference }.count
  }
}
