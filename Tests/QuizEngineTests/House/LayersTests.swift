import QuizTestSupport
import Foundation
import Testing

/// Reads the sources, and finds every use of a type or function that crosses a layer upwards.
@Suite struct LayersTests {
  /// The folders from the bottom to the top; those of one row stand beside each other.
  private static let layers: [[String]] = [
    ["QuizEngine/System", "QuizEngine/Text"],
    ["QuizEngine/Questions"],
    ["QuizEngine/Bank", "QuizEngine/Toolchain", "QuizEngine/Memory"],
    ["QuizEngine/Grading"],
    ["QuizEngine/Proof", "QuizEngine/Study", "QuizEngine/Kits"],
    ["QuizEngine/Reports"],
    ["quiz/Terminal", "quiz/CommandLine"],
    ["quiz/Commands"],
    ["quiz"],
  ]

  @Test func noFileUsesALayerAboveItsOwn() throws {
    let house = try SourceHouse(root: URL(filePath: Checkout.root + "/Sources/"))
    #expect(house.files.count > 100)
    #expect(house.faults(layers: Self.layers) == [])
  }

  @Test func noFoldersUseEachOtherInACircle() throws {
    let house = try SourceHouse(root: URL(filePath: Checkout.root + "/Sources/"))
    #expect(house.circles() == [])
  }

  @Test func aCircleIsFound() {
    let house = SourceHouse(files: [
      "quiz/Commands/One.swift": "struct One { let two: Two }",
      "quiz/Commands/Deeper/Two.swift": "struct Two { var three: Three }",
      "quiz/Commands/Deepest/Three.swift": "struct Three { var one: One }",
      "quiz/Terminal/Apart.swift": "struct Apart { var one: One }",
    ])
    #expect(
      house.circles() == [["quiz/Commands", "quiz/Commands/Deeper", "quiz/Commands/Deepest"]])
  }

  @Test func aUseUpwardsIsFound() {
    let house = SourceHouse(files: [
      "QuizEngine/System/Low.swift": "struct Low { let high: Highest }",
      "QuizEngine/Grading/High.swift": "struct Highest { let low: Low } // Low\n",
    ])
    #expect(
      house.faults(layers: Self.layers) == [
        "QuizEngine/System/Low.swift uses Highest of QuizEngine/Grading/High.swift"
      ])
  }

  @Test func aUseBesideIsFound() {
    let house = SourceHouse(files: [
      "QuizEngine/Bank/One.swift": "struct One { let other: Other }",
      "QuizEngine/Toolchain/Other.swift": "public struct Other {}",
    ])
    #expect(
      house.faults(layers: Self.layers) == [
        "QuizEngine/Bank/One.swift uses Other of QuizEngine/Toolchain/Other.swift"
      ])
  }

  @Test func wordsInStringsAndCommentsAreNoUses() {
    let house = SourceHouse(files: [
      "QuizEngine/System/Low.swift": "/// Highest\nstruct Low { let text = \"Highest\" }",
      "QuizEngine/Grading/High.swift": "struct Highest {}",
    ])
    #expect(house.faults(layers: Self.layers) == [])
  }

  /// The engine is told everything, and tells everything by values.
  @Test func theEngineNeitherPrintsNorReadsTheWorld() throws {
    let house = try SourceHouse(root: URL(filePath: Checkout.root + "/Sources/"))
    let forbidden = ["print(", "exit(", "Date()", "getenv(", "ProcessInfo.processInfo.environment"]
    var found: [String] = []
    for (path, code) in house.files where path.hasPrefix("QuizEngine/") {
      for word in forbidden where code.contains(word: word) { found.append("\(path): \(word)") }
    }
    #expect(found.sorted() == [])
  }
}

extension String {
  /// Whether a word stands in code without a name or a dot before it.
  fileprivate func contains(word: String) -> Bool {
    ranges(of: word).contains { range in
      guard range.lowerBound > startIndex else { return true }
      let before = self[index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && before != "." && before != "_"
    }
  }
}
