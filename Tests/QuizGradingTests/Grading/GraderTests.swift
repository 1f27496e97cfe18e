import QuizEngine
import QuizTestSupport
import Testing

@Suite struct GraderTests {
  private static func check(_ name: String, _ expression: String, _ value: String) -> Check {
    Check(
      name: name, points: 1, isHidden: false, setup: "",
      trial: .gives(expression: expression, value: value, within: nil), modes: nil)
  }

  private static func task(
    _ checks: [Check], rules: [SyntaxRule] = [], imports: [String] = [], seconds: Int = 2
  ) -> CodeTask {
    CodeTask(
      starter: nil, starterFails: nil, solutions: [], mistakes: [], checks: checks, rules: rules,
      imports: imports, allowsUnsafe: false, secondsPerCheck: seconds)
  }

  private static let double = task([
    check("two", "double(2)", "4"), check("zero", "double(0)", "0"),
    check("five", "double(5)", "10"),
  ])

  private func grade(
    _ text: String, _ task: CodeTask = double, mode: LanguageMode = .six
  ) throws -> Grade {
    try SharedToolchain.grader().grade(text, as: task, points: 3, mode: mode)
  }

  @Test(arguments: LanguageMode.allCases) func acceptsWhatIsRight(mode: LanguageMode) throws {
    let grade = try grade("func double(_ n: Int) -> Int { n * 2 }", mode: mode)
    #expect(grade.verdict == .accepted)
    #expect(grade.points == 3)
    #expect(grade.checks.map(\.got) == ["4", "0", "10"])
  }

  @Test func keepsOutputApart() throws {
    let grade = try grade(
      "print(\"hello\")\nfunc double(_ n: Int) -> Int { print(\"in\", n); return n + n }\nprint(double(1))"
    )
    #expect(grade.verdict == .accepted)
    #expect(grade.output == "hello\nin 1\n2\n")
    #expect(grade.checks.map(\.output) == ["in 2\n", "in 0\n", "in 5\n"])
  }

  @Test(arguments: [
    ("func double(_ n: Int) -> Int { n + 2 }", Verdict.partly, [Verdict.accepted, .wrong, .wrong]),
    ("func double(_ n: Int) -> Int { 7 }", .wrong, [.wrong, .wrong, .wrong]),
    (
      "func double(_ n: Int) -> Int { if n == 0 { fatalError(\"no\") }; return n * 2 }", .partly,
      [.accepted, .crashed, .accepted]
    ),
    (
      "func double(_ n: Int) -> Int { while n == 0 {}; return n * 2 }", .partly,
      [.accepted, .timedOut, .accepted]
    ),
    (
      "func double(_ n: Int) -> Int { while n == 2 { print(String(repeating: \"x\", count: 4096)) }; return n * 2 }",
      .partly,
      [.tooMuchOutput, .accepted, .accepted]
    ),
    (
      "func double(_ n: Int) -> Int { n == 5 ? double(n) + 1 : n * 2 }", .partly,
      [.accepted, .accepted, .crashed]
    ),
    (
      "func double(_ n: Int) -> Int { var a = [[Int]](); if n == 2 { a.append(Array(repeating: 1, count: 1 << 30)) }; return n * 2 }",
      .partly, [.outOfMemory, .accepted, .accepted]
    ),
    ("func double(_ n: Int) -> String { \"4\" }", .wrong, [.wrong, .wrong, .wrong]),
    (
      "func triple(_ n: Int) -> Int { n * 3 }", .doesNotCompile,
      [.doesNotCompile, .doesNotCompile, .doesNotCompile]
    ),
    (
      "fatalError()\nfunc double(_ n: Int) -> Int { n * 2 }", .crashed,
      [.crashed, .crashed, .crashed]
    ),
    (
      "@main struct M { static func main() { print(1) } }\nfunc double(_ n: Int) -> Int { n * 2 }",
      .accepted, [.accepted, .accepted, .accepted]
    ),
    (
      "import Foundation\nfunc double(_ n: Int) -> Int { n * 2 }", .accepted,
      [.accepted, .accepted, .accepted]
    ),
  ])
  func givesEveryCheckItsResult(text: String, verdict: Verdict, checks: [Verdict]) throws {
    let grade = try grade(text)
    #expect(grade.verdict == verdict, "\(grade.verdict) \(grade.message)")
    #expect(grade.checks.map(\.verdict) == checks, "\(grade.verdict) \(grade.message)")
  }

  @Test(arguments: [
    "func double(_ n: Int) -> Int { n * 2 } /*",
    "func double(_ n: Int) -> Int { n * 2 \nlet s = \"\"\"\n",
    "func double(_ n: Int) -> Int { let x = }",
    "func double(_ n: Int) -> Int { guard n > 0 else { } ; return n * 2 }",
    "func double(_ n: Int) -> Int { if n > 3 { return n * 2 } }",
  ])
  func doesNotCompile(text: String) throws {
    let grade = try grade(text)
    #expect(grade.verdict == .doesNotCompile, "\(grade.verdict) \(grade.message)")
    #expect(grade.diagnostics.first?.file == "answer")
  }

  @Test(arguments: [
    ("import Glibc\nfunc double(_ n: Int) -> Int { exit(0) }", 1),
    (
      "@_silgen_name(\"exit\") func leave(_ n: Int32) -> Never\nfunc double(_ n: Int) -> Int { leave(0) }",
      1
    ),
    ("func double(_ n: Int) -> Int { n * 2 }\n#if true\nimport Glibc\n#endif", 2),
    ("struct S {\n  @_cdecl(\"main\") static func f() {} }", 2),
    ("#sourceLocation(file: \"x\", line: 3)\nfunc double(_ n: Int) -> Int { n * 2 }", 1),
    ("func double(_ n: Int) -> Int {\n  withUnsafePointer(to: n) { $0.pointee * 2 } }", 2),
  ])
  func fencesIn(text: String, line: Int) throws {
    let grade = try grade(text)
    #expect(grade.verdict == .breaksARule, "\(grade.verdict) \(grade.message)")
    #expect(grade.breaches.first?.line == line, "\(grade.verdict) \(grade.message)")
    #expect(grade.points == 0)
  }

  @Test(arguments: [
    "func double(_ n: Int) -> Int { n * 2 }\nstruct String {}\nstruct Array {}\nfunc print(_ x: Any) {}",
    "func double(_ n: Int) -> Int { n * 2 }\nenum Swift {}\nenum Support {}",
    "func double(_ n: Int) -> Int { n * 2 }\nfunc quizObserve(_ x: Int) {}\nfunc quizRegister(_ n: Int, _ f: () -> Void) {}\nstruct MainActor {}\nstruct Void {}",
  ])
  func cannotBeShadowed(text: String) throws {
    let grade = try grade(text)
    #expect(grade.verdict == .accepted, "\(grade.verdict) \(grade.message)")
  }

  @Test func comparesWhatMustNotCompileAndWhatMustTrap() throws {
    let task = Self.task([
      Check(
        name: "no strings", points: 1, isHidden: false, setup: "",
        trial: .rejects(expression: "double(\"a\")", text: "cannot convert value"), modes: nil),
      Check(
        name: "negative", points: 1, isHidden: false, setup: "let n = -1",
        trial: .traps(expression: "double(n)", text: "negative"), modes: nil),
      Check(
        name: "program", points: 1, isHidden: false, setup: "",
        trial: .programPrints(program: "print(double(4))", text: "8\n"), modes: nil),
      Check(
        name: "throws", points: 1, isHidden: false, setup: "",
        trial: .throws(expression: "try fail()", text: "Oops"), modes: nil),
    ])
    let grade = try grade(
      "struct Oops: Error {}\nfunc fail() throws -> Int { throw Oops() }\nfunc double(_ n: Int) -> Int { precondition(n >= 0, \"negative\"); return n * 2 }",
      task)
    #expect(grade.verdict == .accepted, "\(grade.verdict) \(grade.message)")
    let generic = try self.grade(
      "struct Oops: Error {}\nfunc fail() throws -> Int { throw Oops() }\nfunc double<T>(_ n: T) -> T { n }",
      task)
    #expect(generic.checks.map(\.verdict) == [.wrong, .wrong, .wrong, .accepted], "\(generic)")
  }

  @Test func runsTheAnswersOwnStatementsWithInput() throws {
    let task = Self.task([
      Check(
        name: "sum", points: 1, isHidden: false, setup: "",
        trial: .answerPrints(text: "7", input: "3\n4\n"), modes: nil)
    ])
    let grade = try grade(
      "var sum = 0\nwhile let line = readLine() { sum += Int(line)! }\nprint(sum)", task)
    #expect(grade.verdict == .accepted, "\(grade.verdict) \(grade.message)")
  }

  @Test func hasLessPatienceOnceACheckRanOutOfTime() throws {
    let task = Self.task(
      (1...3).map { Self.check("check \($0)", "double(\($0))", "\($0 * 2)") })
    let grade = try grade(
      "func double(_ n: Int) -> Int { while n < 3 {}; return n * 2 }", task)
    #expect(grade.checks.map(\.verdict) == [.timedOut, .timedOut, .accepted])
    #expect(grade.checks.map(\.got) == ["nothing after 2 s", "nothing after 1 s", "6"])
  }

  @Test(arguments: [
    (
      "func doubled(_ n: Int) -> Int { n * 2 }",
      "The checks use “double”, which the answer does not declare. Is it called “doubled” there?"
    ),
    ("let nothing = 0", "The checks use “double”, which the answer does not declare."),
    (
      "func double(of n: Int) -> Int { n * 2 }",
      "No check compiles beside the answer: missing argument label 'of:' in call. Are the names, labels and types those that the question asks for?"
    ),
  ])
  func saysOnceWhatAllChecksStumbleOver(text: String, message: String) throws {
    let grade = try grade(text)
    #expect(grade.verdict == .doesNotCompile)
    #expect(grade.message == message)
    #expect(grade.checks.count == 3)
  }

  /// Beside the missing name, the compiler would ponder the literals until its time is up.
  @Test func tellsNoConsequenceOfAMissingName() throws {
    let task = Self.task([
      Self.check(
        "literals",
        "[ways(1, [1: [2, 4], 2: [3], 3: [5]]), ways(1, [1: [4, 2], 2: [3], 3: [5], 4: [5]]), ways(2, [1: [2, 5], 2: [3], 3: [4], 4: [5, 9]])]",
        "[2, 2, 3]")
    ])
    let grade = try grade("let nothing = 0", task)
    #expect(grade.checks.map(\.got) == ["does not compile: cannot find 'ways' in scope"])
    #expect(grade.diagnostics.allSatisfy { $0.message == "cannot find 'ways' in scope" })
  }

  /// Of what is not there, everything is refused: that is worth nothing.
  @Test(arguments: [
    ("double(\"\")", "", Verdict.accepted), ("gone(1)", "", .doesNotCompile),
    ("1 as Gone", "", .doesNotCompile), ("1 as Gone", "Gone", .doesNotCompile),
    ("gone(1)", "cannot find", .accepted), ("double(gone)", "Int", .wrong),
    ("[double(\"\"), gone(1)]", "", .accepted),
  ])
  func aRefusalNeedsSomethingThatIsThere(expression: String, text: String, verdict: Verdict) throws
  {
    let task = Self.task([
      Self.check("two", "double(2)", "4"),
      Check(
        name: "never", points: 1, isHidden: false, setup: "",
        trial: .rejects(expression: expression, text: text), modes: nil),
    ])
    let grade = try grade("func double(_ n: Int) -> Int { n * 2 }", task)
    #expect(grade.checks.map(\.verdict) == [.accepted, verdict])
  }

  /// The types in the messages are those of the checks.
  @Test func saysOnceWhichMemberIsNotThere() throws {
    let never = Check(
      name: "never", points: 1, isHidden: false, setup: "",
      trial: .rejects(expression: "().twice", text: ""), modes: nil)
    let task = Self.task([
      Self.check("int", "1.twice", "2"), never, Self.check("text", "\"a\".twice", "aa"),
    ])
    let grade = try grade("func twice(_ n: Int) -> Int { n * 2 }", task)
    #expect(grade.checks.map(\.verdict) == [.doesNotCompile, .accepted, .doesNotCompile])
    #expect(
      grade.message
        == "The checks use a member “twice”, which is not there: is it declared, under this name and for the right type?"
    )
  }
}
