/// Writes the checks that a candidate may see as tests of their package.
struct TakehomeTests {
  let task: TakehomeTask

  /// The checks that are shown, with the points.
  var checks: [Check] {
    let mode = task.content.gradingMode
    return (task.code?.checks ?? []).filter { !$0.isHidden && $0.modes?.contains(mode) ?? true }
  }

  /// Whether any check can be tried by a test.
  var areThere: Bool { checks.contains { Self.isTestable($0) } }

  /// The module of the tests.
  var module: String { task.module + "Tests" }

  /// The files of the tests by their paths.
  var files: [TakehomeFile] {
    guard areThere else { return [] }
    return [
      TakehomeFile(path: "Tests/\(module)/\(module).swift", text: source),
      TakehomeFile(path: "Tests/\(module)/Written.swift", text: Self.support(for: task.module)),
    ]
  }

  private static func isTestable(_ check: Check) -> Bool {
    switch check.trial {
    case .gives, .throws, .traps, .programPrints: true
    case .rejects, .answerPrints: false
    }
  }

  private var source: String {
    let imports = (task.code?.imports ?? []).map { "import \($0)\n" }.joined()
    var text = """
      import Testing
      \(imports)
      @testable import \(task.module)

      /// What is looked at in question \(task.label). When it is graded, more may be looked at.
      @MainActor @Suite struct \(module) {

      """
    for (index, check) in checks.enumerated() {
      text += self.text(of: check, number: index + 1)
    }
    return text + "}\n"
  }

  private func text(of check: Check, number: Int) -> String {
    let points = check.points == 1 ? "1 point" : "\(check.points) points"
    let name = SwiftLiteral.text("\(check.name) (\(points))")
    let head = "  @Test(\(name)) func check\(number)() async throws {\n"
    switch check.trial {
    case .gives(let expression, let value, let within):
      let tolerance = within.map { ", within: \($0)" } ?? ""
      let observed = Self.argument(expression, then: ", \(SwiftLiteral.text(value))\(tolerance)")
      return head + Self.indented(check.setup + "\n" + "quizExpect(\(observed))", by: 4) + "  }\n\n"
    case .throws(let expression, let text):
      let trial = Self.indented(
        check.setup + "\nlet quizValue: Any =\n\(Self.indented(expression, by: 2))"
          + "quizFail(\"it should throw, but gives \" + quizWritten(quizValue))", by: 6)
      return head + """
            do {
        \(trial)    } catch {
              quizExpect(error, contains: \(SwiftLiteral.text(text)))
            }
          }


        """
    case .traps(let expression, let text):
      return exits(
        head, with: ".failure", observing: "standardErrorContent",
        "\(check.setup)\n_ =\n\(Self.indented(expression, by: 2))",
        then: "quizExpect(quizResult?.standardErrorContent, contains: \(SwiftLiteral.text(text)))")
    case .programPrints(let program, let text):
      return exits(
        head, with: ".success", observing: "standardOutputContent", check.setup + "\n" + program,
        then: "quizExpect(quizResult?.standardOutputContent, prints: \(SwiftLiteral.text(text)))")
    case .rejects(let expression, _):
      let lines = expression.split(whereSeparator: \.isNewline).map { "  //   \($0)\n" }.joined()
      return
        "  // \(check.name.oneLine) (\(points)): this must not compile beside your code.\n\(lines)\n"
    case .answerPrints(let text, let input):
      let lines = text.split(whereSeparator: \.isNewline).map { "  //   \($0)\n" }.joined()
      let given = input.isEmpty ? "" : ", given the input \(SwiftLiteral.text(input))"
      return
        "  // \(check.name.oneLine) (\(points)): “swift run \(task.module)” prints\(given)\n\(lines)\n"
    }
  }

  /// A test that runs in a process of its own, which Swift Testing knows since Swift 6.2.
  private func exits(
    _ head: String, with ending: String, observing stream: String, _ body: String, then: String
  ) -> String {
    """
      #if compiler(>=6.2)
    \(head)    let quizResult = await #expect(processExitsWith: \(ending), observing: [\\.\(stream)]) {
    \(Self.indented(body, by: 6))    }
        \(then)
      }
      #endif


    """
  }

  /// An expression as the first argument of a call; on lines of its own where it has more than one, or
  /// ends with a comment.
  private static func argument(_ expression: String, then rest: String) -> String {
    let isPlain = !expression.contains(where: \.isNewline) && !expression.contains("//")
    return isPlain ? expression + rest : "\n\(indented(expression, by: 2))  \(rest)"
  }

  /// Code further to the right. The end of a literal of several lines moves along with these, so that
  /// its text stays as it was.
  private static func indented(_ code: String, by columns: Int) -> String {
    let space = String(repeating: " ", count: columns)
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "\n" : "\(space)\($0)\n" }.joined()
  }
}
