/// What tells one way to fail from another.
struct FailureSignature: Equatable {
  private let failed: [String]
  private let got: [String]
  private let breaches: [String]
  private let error: String?

  init(_ grade: Grade) {
    let failures = grade.checks.filter { !$0.passed }
    failed = failures.map { "\($0.name): \($0.verdict.rawValue)" }
    got = failures.map(\.got)
    breaches = grade.breaches.map(\.name)
    // Errors beside checks are those of checks, which tell them themselves.
    error =
      grade.checks.isEmpty
      ? grade.diagnostics.first { $0.severity == .error }.map { Self.withoutNames($0.message) }
      : nil
  }

  /// Whether another answer fails at the same things, if not with the same values.
  func isLike(_ other: FailureSignature) -> Bool {
    failed == other.failed && breaches == other.breaches && error == other.error
  }

  static func == (one: Self, other: Self) -> Bool {
    one.isLike(other) && one.got == other.got
  }

  /// A message without the names in quotes, which are the candidate's own.
  private static func withoutNames(_ message: String) -> String {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "" }.joined(separator: "'")
  }
}
