import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// Grading leaves nothing behind in this process: no descriptor, no memory to speak of, no file.
///
/// `QUIZ_GRADINGS` is the number of gradings, where nothing else runs in the process: only then can
/// memory and descriptors be counted. `Tests/Benchmarks/gradings.sh` asks for many.
@Suite(.serialized) struct GradingGrowthTests {
  private static let isAlone = ProcessInfo.processInfo.environment["QUIZ_GRADINGS"] != nil
  private static let count =
    Int(ProcessInfo.processInfo.environment["QUIZ_GRADINGS"] ?? "") ?? 12

  private static let answers = [
    ("func double(_ n: Int) -> Int { n * 2 }", Verdict.accepted),
    ("func double(_ n: Int) -> Int { n + 2 }", .partly),
    ("func double(_ n: Int) -> Int { n + \"\" }", .doesNotCompile),
    ("func double(_ n: Int) -> Int { Int.max + n + 1 }", .crashed),
    ("@_cdecl(\"x\") func x() {}", .breaksARule),
    ("func double(_ n: Int) -> Int { while true { print(\"xxxxxxxxxxxxxxxx\") } }", .tooMuchOutput),
  ]

  @Test(arguments: [Sandbox.none, SharedToolchain.sandbox])
  func gradesWithoutGrowing(sandbox: Sandbox) throws {
    let scratch = NSTemporaryDirectory() + "quiz-growth-\(getpid())"
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let toolchain = try SharedToolchain.prepared.get()
    do {
      let grader = Grader(
        toolchain: toolchain, sandbox: sandbox, runner: SystemProcessRunner(),
        resident: ResidentCompiler(
          of: toolchain, sandbox: sandbox, scratchParent: scratch, cancellation: Cancellation()),
        scratchParent: scratch, width: 2)
      try gradeMany(with: grader)
    }
    // The compiler ends with the last thread that has it.
    let files = FileManager.default
    #expect(try LongWork.comesTrue { try files.contentsOfDirectory(atPath: scratch).isEmpty })
  }

  private func gradeMany(with grader: Grader) throws {
    // What is made once, such as threads, does not count.
    for index in 0..<Self.answers.count { try grade(index, with: grader) }
    let before = Self.state()
    for index in 0..<Self.count { try grade(index, with: grader) }
    let after = Self.state()
    // Other tests of this process take memory and descriptors meanwhile.
    guard Self.isAlone else { return }
    // A leak would be at least one a grading.
    #expect(after.descriptors < before.descriptors + Self.count / 2, "\(before) \(after)")
    // 8 KiB for each grading would be a megabyte in a session of hundreds: allocators keep some.
    #expect(after.kilobytes - before.kilobytes < 8192 + 8 * Self.count, "\(before) \(after)")
    print("\(Self.count) gradings, \(grader.sandbox.name): before \(before), after \(after)")
  }

  private func grade(_ index: Int, with grader: Grader) throws {
    let (text, verdict) = Self.answers[index % Self.answers.count]
    let checks = [(2, 4), (5, 10)].map { given, value in
      Check(
        name: "double(\(given))", points: 1, isHidden: false, setup: "",
        trial: .gives(expression: "double(\(given))", value: "\(value)", within: nil), modes: nil)
    }
    let task = CodeTask(
      starter: nil, starterFails: nil, solutions: [], mistakes: [], checks: checks, rules: [],
      imports: [], allowsUnsafe: false, secondsPerCheck: 5)
    let grade = try grader.grade(text, as: task, points: 2, mode: .six)
    #expect(grade.verdict == verdict, "\(grade.evidence)")
  }

  private struct State {
    var descriptors: Int
    var kilobytes: Int
    var threads: Int
  }

  private static func state() -> State {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let number = { (field: String) -> Int in
      let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
    let descriptors = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return State(
      descriptors: descriptors?.count ?? 0, kilobytes: number("VmRSS"), threads: number("Threads"))
  }
}
