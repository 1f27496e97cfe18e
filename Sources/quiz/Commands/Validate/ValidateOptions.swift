import QuizEngine

/// What was asked of a proof.
struct ValidateOptions: Sendable {
  /// The arguments: banks, or parts to merge.
  var paths: [String]
  var banks: [String]
  var only: [String]
  /// Whether only what changed is wanted.
  var wantsChanges: Bool
  /// The revision that changes count from; nil for the last commit.
  var revision: String?
  var shard: ShardWish?
  var merges: Bool
  var jobs: Int?
  var usesCache: Bool
  var failsFast: Bool
  var tellsWarnings: Bool
  var isStrict: Bool
  var wantsQuality: Bool
  var proves: Bool
  var format: ReportFormat
  var output: String?
  var swift: [String]
  var sandbox: SandboxWish

  init(_ values: ParsedValues) throws(UsageError) {
    paths = values.texts(.bankPath)
    banks = values.texts(.bank)
    only = values.texts(.only)
    revision = values.text(.since)
    wantsChanges = values.has(.changed) || revision != nil
    merges = values.has(.merge)
    jobs = values.integer(.jobs)
    usesCache = !values.has(.noCache)
    failsFast = values.has(.failFast)
    isStrict = values.has(.strict)
    tellsWarnings = values.has(.warnings) || isStrict
    wantsQuality = values.has(.quality)
    proves = !values.has(.noProof)
    format = values.choice(.reportFormat) ?? .text
    output = values.text(.output)
    swift = values.texts(.swifts)
    sandbox = values.choice(.sandbox) ?? .auto
    if let text = values.text(.shard) {
      guard let wish = ShardWish(text) else {
        throw UsageError(
          .badValue(text, of: "--shard", kind: .share, nearest: nil), in: values.path)
      }
      shard = wish
    }
    try refuseConflicts(in: values)
  }

  private func refuseConflicts(in values: ParsedValues) throws(UsageError) {
    if merges, paths.isEmpty { throw UsageError(.missingArgument("FILE"), in: values.path) }
    if merges,
      let other = [Command.Option.shard, .only, .changed, .since, .quality].first(where: values.has)
    {
      throw UsageError(.conflict("--merge", other.spelling), in: values.path)
    }
    if shard != nil, swift.count > 1 {
      throw UsageError(.conflict("--shard", "several --swift"), in: values.path)
    }
  }
}

extension ValidateOptions {
  static let all: [Command.Option] = [
    .only, .changed, .since, .shard, .merge, .jobs, .noCache, .failFast, .quality, .noProof,
    .warnings,
    .strict, .reportFormat, .output, .swifts, .sandbox,
  ]
}

extension Command.Argument {
  /// A bank by position.
  static let bankPath = Self(
    "BANK", .any, kind: .path,
    summary: "A folder or a JSON file, the built-in bank by default; with --merge the parts.")
}

extension Command.Option {
  fileprivate static let only = Self(
    "only", .one("ID", .question), count: .many, summary: "Prove this question alone.")
  fileprivate static let changed = Self(
    "changed",
    summary: "Prove what differs from git's last commit, or from the revision named after it.")
  fileprivate static let since = Self(
    "since", .one("REV", .text),
    summary: "Prove what changed since a revision: on a branch, since it left that one.")
  fileprivate static let shard = Self(
    "shard", .one("I/N", .text),
    summary: "Prove one part of so many, such as 2/4; auto asks the variables of the CI.")
  fileprivate static let merge = Self(
    "merge", summary: "Join the parts' JSON files to one report; fails where a part is missing.")
  fileprivate static let jobs = Self(
    "jobs", short: "j", .one("N", .integer(1...256)),
    summary: "Try so many claims side by side; one more than there are processors by default.")
  fileprivate static let noCache = Self(
    "no-cache", summary: "Try everything anew, and keep nothing of it.")
  fileprivate static let failFast = Self(
    "fail-fast", summary: "End at the first claim that fails; the rest is counted as skipped.")
  fileprivate static let quality = Self(
    "quality", summary: "Judge the questions as well: duplicates, answers given away, and so on.")
  fileprivate static let noProof = Self(
    "no-proof", summary: "Compile nothing: look at the files, and with --quality at the questions.")
  fileprivate static let warnings = Self(
    "warnings", summary: "Tell what the compiler warns of in solutions and in code in prose.")
  fileprivate static let strict = Self("strict", summary: "Let warnings fail the proof.")
  fileprivate static let reportFormat = Self(
    "format", .one("FORM", .oneOf(ReportFormat.allCases.map(\.rawValue))),
    summary: "Tell the outcome in this form; text by default.")
  fileprivate static let output = Self(
    "output", short: "o", .one("FILE", .file),
    summary: "Write the outcome to a file, and tell it as text all the same.")
  fileprivate static let swifts = Self(
    "swift", .one("PATH", .path), count: .many,
    summary: "Use this Swift; several prove with each, and tell which questions differ.")
}
