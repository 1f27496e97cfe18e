@testable import QuizEngine
import QuizTestSupport
import Testing

@Suite struct ShadowingTests {
  private func breaches(
    _ text: String, check expression: String, solution: String = ""
  ) throws -> [RuleBreach] {
    let tree = try SyntaxTree.parsing(text)
    let check = Check(
      name: "c", points: 1, isHidden: false, setup: "",
      trial: .gives(expression: expression, value: "1", within: nil), modes: nil)
    return Shadowing(
      checks: [check], solutions: [SourceFile(name: "s.swift", text: solution)]
    ).breaches(in: SourceSyntax(tree: tree, text: text))
  }

  @Test(arguments: [
    ("func == (a: Int, b: Int) -> Bool { true }", "f() == 1"),
    ("func == <T>(a: T, b: T) -> Bool { true }", "f() == 1"),
    ("func + (a: [Int], b: [Int]) -> [Int] { a }", "f() + [1]"),
    ("extension Int { static func < (a: Int, b: Int) -> Bool { true } }", "f() < 1"),
    ("extension Array { var count: Int { 1 } }", "f().count"),
    ("extension [Int] { func sorted() -> [Int] { self } }", "f().sorted()"),
    ("extension Sequence { func map<T>(_ f: (Element) -> T) -> [T] { [] } }", "f().map { $0 }"),
    ("extension Swift.Array { subscript(i: Int) -> Element { first! } }", "f()[0]"),
    ("func min(_ a: Int, _ b: Int) -> Int { a }", "min(f(), 1)"),
    ("func ~= (a: Int, b: Int) -> Bool { true }", "{ switch f() { case 1: 1; default: 0 } }()"),
    ("struct String {}", "String(f())"), ("typealias Int = Int8", "Int(f())"),
    ("infix operator +: MultiplicationPrecedence", "f() + 1 * 2"),
    ("let print = 1", "print(1)"),
  ])
  func findsWhatChangesTheChecks(text: String, expression: String) throws {
    #expect(try breaches(text, check: expression).map(\.line) == [1])
  }

  @Test(arguments: [
    ("struct Money {}\nfunc == (a: Money, b: Money) -> Bool { true }", "f() == 1"),
    ("enum Money { static func == (a: Money, b: Money) -> Bool { true } }", "f() == 1"),
    ("struct Money {}\nextension Money { var count: Int { 1 } }", "f().count"),
    ("struct Item {}\nextension Array where Element == Item { var count: Int { 1 } }", "f().count"),
    ("extension Array { var second: Int { 1 } }", "f().count"),
    ("extension Array { subscript(safe i: Int) -> Int { 1 } }", "f()[0]"),
    ("extension String { subscript(i: Int) -> Character { \"a\" } }", "f()[0]"),
    ("func min(_ a: Int, _ b: Int) -> Int { a }", "f()"),
    ("func helper() {}\nlet total = 1", "total + f()"),
    ("func f() -> Int { let print = 1, count = 2; return print + count }", "print(f().count)"),
    ("struct Stack { var count = 1; func map() {} }", "Stack().count + f().map()"),
    ("infix operator **: MultiplicationPrecedence", "f() ** 2"),
  ])
  func letsPassWhatDoesNot(text: String, expression: String) throws {
    #expect(try breaches(text, check: expression) == [])
  }

  @Test func letsPassWhatASolutionDeclares() throws {
    let text = "extension Array { func map<T>(_ f: (Element) -> T) -> [T] { [] } }"
    let solution = "extension Array {\n  public func map<T>(_ f: (Element) -> T) -> [T] { [] }\n}"
    #expect(try breaches(text, check: "f().map { $0 }", solution: solution) == [])
    #expect(try breaches(text, check: "f().map { $0 }", solution: "// func map").count == 1)
  }
}
