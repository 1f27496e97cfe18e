import Testing

@testable import QuizEngine

@Suite struct SharedCodeTests {
  private static let head =
    "final class Door {\n  var isOpen = false\n}\n\nfunc use(_ door: Door) {\n"

  private func code(_ body: String) -> String { Self.head + body + "\n}\n" }

  @Test func whatDiffersStandsByItself() throws {
    let shared = try #require(
      SharedCode([code("  door.isOpen = true"), code("  let other = door\n  print(other)")]))
    #expect(shared.middles == ["door.isOpen = true", "let other = door\nprint(other)"])
    #expect(
      shared.text(marking: "here") == Self.head + "  // here\n}")
  }

  /// The last line of the loop is the same in both, and belongs to it.
  @Test func aBracketClosesWhereItOpens() throws {
    let shared = try #require(
      SharedCode([
        code("  for _ in 0..<2 {\n    print(door)\n  }"),
        code("  if door.isOpen {\n    print(1)\n  }"),
      ]))
    #expect(
      shared.middles == ["for _ in 0..<2 {\n  print(door)\n}", "if door.isOpen {\n  print(1)\n}"])
    #expect(shared.tail == ["}"])
  }

  @Test func aBracketInAStringIsNone() throws {
    let shared = try #require(SharedCode([code("  print(\"{\")"), code("  print(\"}\")")]))
    #expect(shared.middles == ["print(\"{\")", "print(\"}\")"])
  }

  @Test(arguments: [
    ["let a = 1\nlet b = 2", "let a = 1\nlet b = 3"],
    [head + "  print(\"\"\"\n  1\n  \"\"\")\n}", head + "  print(\"\"\"\n  2\n  \"\"\")\n}"],
    [head + "}", head + "  print(1)\n}"],
    [head + "}"],
    [],
    ["let a = 1\n\n\n\n\nlet b = 2\n", "let b = 1\n\n\n\n\nlet c = 2\n"],
  ])
  func sometimesNothingIsWorthIt(codes: [String]) {
    #expect(SharedCode(codes) == nil)
  }
}
