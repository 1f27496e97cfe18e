import QuizTestSupport
import Testing

@testable import QuizEngine

/// The tests that candidates run: they compile beside a good answer, and say what is asked.
@Suite struct TakehomeTestsTests {
  private let folder: TemporaryFolder
  private let files = LocalFileSystem()

  init() throws { folder = try TemporaryFolder() }

  private func task(_ question: Question) throws -> TakehomeTask {
    let kit = try KitMaker(questions: [question])
      .make(KitBank.blueprint(.all), seed: 3, forms: 1)
    return try #require(TakehomePackage(kit).tasks.first { $0.code != nil })
  }

  private func question(_ trials: [Check.Trial], solution: String) throws -> Question {
    let checks = trials.enumerated().map { index, trial in
      Check(
        name: "check \(index) \"quoted\"", points: 1, isHidden: false,
        setup: index == 0 ? "let text = \"\"\"\n  a\n\n    b\n  \"\"\"\n" : "", trial: trial,
        modes: nil)
    }
    let code = CodeTask(
      starter: nil, starterFails: nil,
      solutions: [SourceFile(name: "solution.swift", text: solution)], mistakes: [],
      checks: checks, rules: [], imports: [], allowsUnsafe: false, secondsPerCheck: 5)
    let part = Part(points: checks.count, prompt: nil, modes: [.six], task: .write(code))
    return try KitBank.question("made", format: .written, parts: [part])
  }

  private func compile(_ words: [String]) throws -> ProcessOutcome {
    let toolchain = try SharedToolchain.prepared.get().toolchain
    return try SystemProcessRunner().run(
      ProcessRequest(
        executable: toolchain.swiftc, arguments: words,
        environment: SharedToolchain.environment, workingDirectory: folder.path, inputFile: nil,
        control: nil,
        limits: ProcessLimits(
          wallSeconds: 120, silenceSeconds: nil, cpuSeconds: 120, memoryBytes: nil,
          outputBytes: 1 << 20, fileBytes: 64 << 20, openFiles: 1024),
        sweep: .group))
  }

  /// Compiles the tests beside an answer, as SwiftPM does.
  private func check(_ task: TakehomeTask, beside answer: String) throws {
    try files.write(answer, to: folder("answer.swift"))
    let module = try compile([
      "-emit-module", "-enable-testing", "-parse-as-library", "-module-name", task.module,
      "-swift-version", "6", "answer.swift", "-o", "\(task.module).swiftmodule",
    ])
    #expect(module.succeeded, "\(module.errorText)")
    let sources = TakehomeTests(task: task).files
    var names: [String] = []
    for source in sources {
      names.append(PathName.last(of: source.path))
      try files.write(source.text, to: folder(PathName.last(of: source.path)))
    }
    let tests = try compile(
      [
        "-typecheck", "-I", ".", "-parse-as-library", "-swift-version", "6", "-module-name",
        "\(task.module)Tests",
      ] + names)
    #expect(tests.succeeded, "\(tests.errorText)")
  }

  @Test(arguments: ["found-umbrellas", "sheets-from-the-survey", "mixing-desk"])
  func thoseOfTheBankCompile(id: String) throws {
    let task = try task(try KitBank.builtIn(id))
    try check(task, beside: try #require(task.code?.solutions.first?.text))
  }

  @Test func everyKindOfCheckCompiles() throws {
    let solution = """
      enum Fault: Error { case odd }
      func half(_ n: Int) throws -> Int {
        if n % 2 != 0 { throw Fault.odd }
        return n / 2
      }
      func greet() { print("hello") }
      """
    let question = try question(
      [
        .gives(expression: "try half(text.count) // a comment", value: "4", within: nil),
        .gives(expression: "try Double(\n  half(4))", value: "2.0", within: 0.5),
        .throws(expression: "try half(3)", text: "odd"),
        .traps(expression: "[Int]()[try! half(2)]", text: "Index"),
        .programPrints(program: "greet()\ngreet()", text: "hello\nhello"),
        .rejects(expression: "half(\"4\")", text: ""),
        .answerPrints(text: "hello", input: ""),
      ], solution: solution)
    let task = try task(question)
    try check(task, beside: solution)
    let text = try #require(TakehomeTests(task: task).files.first?.text)
    #expect(
      text.contains(
        #"""
          @Test("check 0 \"quoted\" (1 point)") func check1() async throws {
            let text = """
              a

                b
              """

            quizExpect(
              try half(text.count) // a comment
              , "4")
          }
        """#))
    #expect(text.contains("this must not compile beside your code"))
  }
}
