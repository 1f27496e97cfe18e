import Testing

@testable import QuizEngine

@Suite struct ClaimKeyTests {
  private static let claim = Claim(
    number: 0, question: Slug.unnamed, name: "part 1 a.swift", mode: .six,
    place: Place(file: "q/a.swift", line: 1, column: nil), source: .file("a.swift"),
    statement: .mistake(
      file: SourceFile(name: "a.swift", text: "let a = 1"),
      failure: CodeTask.Failure(verdict: .wrong, message: "one"), task: SampleProof.task,
      points: 1), requires: [])

  private static func changed(_ change: (inout CodeTask) -> Void) -> Claim {
    var task = SampleProof.task
    change(&task)
    return statement(task: task)
  }

  private static func statement(
    text: String = "let a = 1", verdict: Verdict = .wrong, message: String? = "one",
    task: CodeTask = SampleProof.task, points: Int = 1
  ) -> Claim {
    var claim = claim
    claim.statement = .mistake(
      file: SourceFile(name: "a.swift", text: text),
      failure: CodeTask.Failure(verdict: verdict, message: message), task: task, points: points)
    return claim
  }

  private static func check(_ change: (inout Check) -> Void) -> Claim {
    changed { change(&$0.checks[0]) }
  }

  static let others: [(String, Claim)] = {
    var mode = claim
    mode.mode = .five
    return [
      ("text", statement(text: "let a = 2")), ("mode", mode),
      ("verdict", statement(verdict: .partly)), ("message", statement(message: nil)),
      ("points", statement(points: 2)), ("imports", changed { $0.imports = ["Foundation"] }),
      ("unsafe", changed { $0.allowsUnsafe = true }),
      ("seconds", changed { $0.secondsPerCheck = 6 }),
      (
        "rules",
        changed {
          $0.rules = [SyntaxRule(demand: .forbid, construct: "guard", message: "No guard.")]
        }
      ),
      ("no checks", changed { $0.checks = [] }), ("check name", check { $0.name = "two" }),
      ("check points", check { $0.points = 2 }), ("check hidden", check { $0.isHidden = true }),
      ("check setup", check { $0.setup = "let b = 1" }),
      ("check modes", check { $0.modes = [.six] }),
      (
        "check value",
        check { $0.trial = .gives(expression: "f()", value: "2", within: nil) }
      ),
      ("check within", check { $0.trial = .gives(expression: "f()", value: "1", within: 0.5) }),
      ("check kind", check { $0.trial = .throws(expression: "f()", text: "1") }),
    ]
  }()

  @Test(arguments: others.indices)
  func whatTheTruthHangsOnIsInTheKey(index: Int) {
    let (name, other) = Self.others[index]
    #expect(ClaimKey(other).claim != ClaimKey(Self.claim).claim, "\(name)")
    let rest = Self.others.indices.filter { $0 != index }
    #expect(rest.allSatisfy { ClaimKey(Self.others[$0].1).claim != ClaimKey(other).claim })
  }

  @Test func whereItStandsIsNot() {
    var moved = Self.claim
    moved.number = 7
    moved.name = "part 2 a.swift"
    moved.place = Place(file: "other/a.swift", line: 9, column: 1)
    moved.question = Slug("other") ?? .unnamed
    #expect(ClaimKey(moved) == ClaimKey(Self.claim))
  }

  /// A plan tries tasks without their answers, so that these cannot change an outcome; of an empty one
  /// the solutions tell what is missing, and stand in the key.
  @Test func answersOfTheQuestionHaveNoPartInATrial() throws {
    let plan = try SampleProof.plan([SampleProof.question("one")])
    for claim in plan.claims {
      guard case .grade(_, let task, _)? = ClaimAttempt(claim)?.work else { continue }
      if case .emptyAnswer(var task, let points) = claim.statement {
        #expect(!task.solutions.isEmpty)
        var other = claim
        task.solutions[0].text += "// another one"
        other.statement = .emptyAnswer(task: task, points: points)
        #expect(ClaimKey(other).claim != ClaimKey(claim).claim)
      } else {
        #expect(task.solutions.isEmpty)
      }
      #expect(task.mistakes.isEmpty && task.starter == nil && task.starterFails == nil)
    }
  }

  /// Whoever adds a field has to say here whether the truth hangs on it, and add it to the key.
  @Test func everyFieldIsAccountedFor() {
    let labels = { (value: Any) in Mirror(reflecting: value).children.compactMap(\.label) }
    #expect(
      labels(SampleProof.task) == [
        "starter", "starterFails", "solutions", "mistakes", "checks", "rules", "imports",
        "allowsUnsafe", "secondsPerCheck",
      ])
    #expect(
      labels(SampleProof.check()) == ["name", "points", "isHidden", "setup", "trial", "modes"])
    #expect(
      labels(SyntaxRule(demand: .forbid, construct: "", message: "")) == [
        "demand", "construct", "message",
      ])
    #expect(labels(CodeTask.Failure(verdict: .wrong, message: nil)) == ["verdict", "message"])
    #expect(labels(SourceFile(name: "", text: "")) == ["name", "text"])
  }
}
