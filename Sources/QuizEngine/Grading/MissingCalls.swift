/// Finds checks that call what an answer nowhere names.
///
/// Beside a name that is missing, the type checker may ponder the literals of an expression until its
/// time is up, in one check after the other. To look for the name alone takes it no time.
struct MissingCalls {
  /// A check that calls something that is probably missing.
  struct Probe: Equatable {
    /// What it calls.
    let name: String
    /// The same check, with nothing but this name, where it stands.
    let check: Check
  }

  private let solutions: [CodeMask]

  /// Takes the sample solutions: what all of them declare may be what the question asks for.
  init(solutions: [SourceFile]) {
    self.solutions = solutions.map { CodeMask($0.text) }
  }

  /// Such checks, by their numbers.
  func probes(
    of checks: [(number: Int, check: Check)], beside answer: String
  ) -> [Int: Probe] {
    guard !solutions.isEmpty else { return [:] }
    let known = Set(CodeMask.words(in: Array(answer.utf8)))
    var probes: [Int: Probe] = [:]
    for (number, check) in checks where check.runsInProcess {
      let called = Self.called(in: CheckJudgement.code(of: check)).sorted { $0.key < $1.key }
      let missing = called.first { name, _ in
        !known.contains(name) && solutions.allSatisfy { $0.declares(name) }
      }
      guard let (name, place) = missing else { continue }
      probes[number] = Probe(name: name, check: Self.check(check, reducedTo: name, at: place))
    }
    return probes
  }

  /// Whether these errors say of each check that its name is missing, and nothing else.
  ///
  /// The check as it is cannot compile then either: it calls the name, and nothing in it declares it.
  static func confirm(_ probes: [Int: Probe], by result: CompilationResult) -> Bool {
    result.ending == .rejected
      && probes.allSatisfy { number, probe in
        let errors = result.errors.filter { Harness.number(ofPlace: $0.file) == number }
        return !errors.isEmpty && errors.allSatisfy { $0.missingName == probe.name }
      }
  }

  /// Where something stands, counted from 0; the column in bytes.
  private typealias Place = (line: Int, column: Int)

  private static func check(_ check: Check, reducedTo name: String, at place: Place) -> Check {
    let setupLines =
      check.setup.isEmpty
      ? 0
      : check.setup.split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
    // The harness begins the expression on a line of its own.
    let line = place.line < setupLines ? max(0, place.line - 1) : place.line
    var probe = check
    probe.setup = ""
    probe.trial = .gives(
      expression: String(repeating: "\n", count: line)
        + String(repeating: " ", count: place.column) + name,
      value: "", within: nil)
    return probe
  }

  /// The names that code calls wherever it has them, so that it can declare none of them, and where
  /// they stand first.
  private static func called(in code: String) -> [String: Place] {
    var called: [String: Place] = [:]
    var others: Set<String> = []
    var before = UInt8(ascii: " ")
    var lastWord = ""
    for (number, line) in CodeMask(code).lines.enumerated() {
      var index = 0
      while index < line.count {
        let start = index
        while index < line.count, line[index].isSwiftName { index += 1 }
        guard index > start else {
          if line[index] != UInt8(ascii: " ") {
            before = line[index]
            lastWord = ""
          }
          index += 1
          continue
        }
        let word = String(decoding: line[start..<index], as: UTF8.self)
        let isCall =
          index < line.count && line[index] == UInt8(ascii: "(")
          && !".#@\\".utf8.contains(before) && !["func", "case", "macro"].contains(lastWord)
        if !isCall {
          others.insert(word)
        } else if called[word] == nil {
          called[word] = (number, start)
        }
        before = line[index - 1]
        lastWord = word
      }
    }
    return called.filter { !others.contains($0.key) }
  }
}
