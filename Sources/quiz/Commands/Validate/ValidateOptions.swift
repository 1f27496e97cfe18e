import QuizEngine

/// What was asked of a proof.
struct ValidateOptions: Sendable {
  var banks: [String]
  var only: [String]
  var jobs: Int?
  var format: ReportFormat
  var swift: [String]
  var sandbox: SandboxWish
  var usesCache: Bool
  var failsFast: Bool
  var tellsWarnings: Bool
  var isStrict: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    banks = values.texts(.bankPath) + values.texts(.bank)
    only = values.texts(.only)
    jobs = values.integer(.jobs)
    format = values.choice(.reportFormat) ?? .text
    swift = values.texts(.swift)
    sandbox = values.choice(.sandbox) ?? .auto
    usesCache = !values.has(.noCache)
    failsFast = values.has(.failFast)
    isStrict = values.has(.strict)
    tellsWarnings = values.has(.warnings) || isStrict
  }
}

extension ValidateOptions {
  static let all: [Command.Option] =
    [.only, .jobs, .noCache, .failFast, .warnings, .strict, .reportFormat]
    + Command.Option.compiling
}

extension Command.Option {
  fileprivate static let only = Self(
    "only", .one("ID", .question), count: .many, summary: "Prove this question alone.")
  fileprivate static let jobs = Self(
    "jobs", short: "j", .one("N", .integer(1...256)),
    summary: "Try so many claims side by side; as many as there are processors by default.")
  fileprivate static let noCache = Self(
    "no-cache", summary: "Try everything anew, and keep nothing of it.")
  fileprivate static let failFast = Self(
    "fail-fast", summary: "End at the first claim that fails; the rest is counted as skipped.")
  fileprivate static let warnings = Self(
    "warnings", summary: "Tell what the compiler warns of in solutions and in code in prose.")
  fileprivate static let strict = Self("strict", summary: "Let warnings fail the proof.")
  fileprivate static let reportFormat = Self(
    "format", .one("FORM", .oneOf(ReportFormat.allCases.map(\.rawValue))),
    summary: "Tell the outcome in this form; text by default.")
}
