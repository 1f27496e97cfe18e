extension Grade {
  /// The grade in the format of Exercism's test runners, version 2.
  public var exercism: JSON {
    let isError = checks.isEmpty && verdict != .accepted
    var members: [(String, JSON)] = [
      ("version", 2),
      ("status", .string(isError ? "error" : verdict == .accepted ? "pass" : "fail")),
    ]
    if isError || !breaches.isEmpty {
      members.append(("message", .string(Self.shortened(exercismMessage, to: 65535))))
    }
    if !isError { members.append(("tests", .array(exercismTests))) }
    return .object(members)
  }

  private var exercismMessage: String {
    let errors = diagnostics.filter { $0.severity == .error }
      .map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
    let broken = breaches.map { breach in
      breach.line.map { "line \($0): \(breach.message)" } ?? breach.message
    }
    let lines = errors + broken + (message.isEmpty ? [] : [message])
    return lines.isEmpty ? verdict.rawValue : lines.joined(separator: "\n")
  }

  private var exercismTests: [JSON] {
    checks.map { check in
      let isPassed = check.verdict == .accepted
      let why = isPassed ? nil : "expected: \(check.expected)\ngot: \(check.got)"
      let code = check.code.isEmpty ? nil : check.code
      let output = check.output.isEmpty ? nil : Self.shortened(check.output, to: 500)
      return .object(omittingNil: [
        ("name", .string(check.name)),
        ("status", .string(isPassed ? "pass" : "fail")),
        ("message", why.map { .string(Self.shortened($0, to: 65535)) }),
        ("output", output.map(JSON.string)),
        ("test_code", code.map(JSON.string)),
      ])
    }
  }

  private static func shortened(_ text: String, to limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }
}
