import Foundation
import QuizEngine

/// The hostile and unlucky answers under `Tests/Hostile`, with what must become of each.
struct HostileCorpus: Decodable {
  let tasks: [String: HostileTask]
  let answers: [HostileAnswer]

  static func load(from folder: String) throws -> HostileCorpus {
    let table = try Data(contentsOf: URL(filePath: folder + "/corpus.json"))
    return try JSONDecoder().decode(HostileCorpus.self, from: table)
  }
}

/// A task of the corpus.
struct HostileTask: Decodable {
  struct Check: Decodable {
    var name: String
    var setup: String?
    var expression: String?
    var program: String?
    var stdin: String?
    var gives: String?
    var `throws`: String?
    var traps: String?
    var rejects: String?
    var prints: String?

    var trial: QuizEngine.Check.Trial {
      if let gives { return .gives(expression: expression ?? "", value: gives, within: nil) }
      if let text = self.throws { return .throws(expression: expression ?? "", text: text) }
      if let traps { return .traps(expression: expression ?? "", text: traps) }
      if let rejects { return .rejects(expression: expression ?? "", text: rejects) }
      if let program { return .programPrints(program: program, text: prints ?? "") }
      return .answerPrints(text: prints ?? "", input: stdin ?? "")
    }
  }

  var checks: [Check]
  var imports: [String]?
  var seconds: Int

  var codeTask: CodeTask {
    CodeTask(
      starter: nil, starterFails: nil, solutions: [], mistakes: [],
      checks: checks.map { check in
        QuizEngine.Check(
          name: check.name, points: 1, isHidden: false, setup: check.setup ?? "",
          trial: check.trial, modes: nil)
      },
      rules: [], imports: imports ?? [], allowsUnsafe: false, secondsPerCheck: seconds)
  }
}

/// An answer of the corpus.
struct HostileAnswer: Decodable, Sendable {
  /// A text that is too long, or too dull, for a file.
  struct Repeat: Decodable, Sendable {
    var head: String
    var unit: String
    var times: Int
    var tail: String
  }

  var name: String
  var task: String
  /// A verdict, or `refused` where the text is not taken for an answer.
  var verdict: String
  /// The verdict of each check.
  var checks: [String]?
  /// The line of the first message about the answer.
  var line: Int?
  /// What stands somewhere in the evidence.
  var says: String?
  /// What the answer's own statements print.
  var output: String?
  var mode: Int?
  /// `sandbox` where nothing else protects.
  var only: String?
  var `repeat`: Repeat?

  func bytes(in folder: String) throws -> [UInt8] {
    if let made = self.repeat {
      let text = made.head + String(repeating: made.unit, count: made.times) + made.tail
      return Array(text.utf8)
    }
    return Array(try Data(contentsOf: URL(filePath: "\(folder)/answers/\(name).swift")))
  }
}

extension HostileAnswer {
  /// What is not as it must be; nothing where all is well.
  func faults(in grade: Grade) -> [String] {
    var faults: [String] = []
    if grade.verdict.rawValue != verdict {
      faults.append("verdict \(grade.verdict.rawValue), not \(verdict)")
    }
    if let checks, grade.checks.map(\.verdict.rawValue) != checks {
      faults.append("checks \(grade.checks.map(\.verdict.rawValue)), not \(checks)")
    }
    let lines =
      grade.breaches.map(\.line) + grade.diagnostics.filter { $0.severity == .error }.map(\.line)
    if let line, lines.first != line {
      faults.append("line \(lines.first.map { "\($0 ?? 0)" } ?? "none"), not \(line)")
    }
    if let says, !evidence(of: grade).contains(says) { faults.append("does not say “\(says)”") }
    if let output, grade.output != output {
      faults.append("output \(grade.output.debugDescription)")
    }
    if grade.verdict != .accepted, grade.verdict != .partly, grade.points != 0 {
      faults.append("\(grade.points) points")
    }
    return faults
  }

  private func evidence(of grade: Grade) -> String {
    let checks = grade.checks.map { "\($0.got) \($0.message)" }
    return ([grade.evidence, grade.message] + checks + grade.breaches.map(\.message))
      .joined(separator: "\n")
  }
}
