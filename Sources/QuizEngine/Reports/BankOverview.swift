/// What a bank holds: its packs, levels, kinds of task, and how much of it is proved.
public struct BankOverview: Sendable {
  private let bank: Bank
  private let claims: [Slug: Int]
  private let fragments: Int

  /// Takes the bank and counts what its proof has to prove.
  public init(_ bank: Bank) {
    self.bank = bank
    let plan = ProofPlan(bank.questions, of: bank)
    claims = plan.claims.reduce(into: [:]) { $0[$1.question, default: 0] += 1 }
    fragments = plan.fragments
  }

  /// The whole of it.
  public var document: Document {
    var document: Document = [
      .heading(level: 1, "The questions"), .paragraph(summary),
      .table(header: Self.header, Self.alignments, rows: bank.packs.map(row) + [total]),
    ]
    for pack in bank.packs {
      document.append(.heading(level: 2, Prose(pack.title)))
      document += Document(markdown: pack.summary)
      document.append(
        .table(
          header: ["Question", "Level", "Format", "Parts", "Topics", "Minutes", "Claims"],
          [.left, .left, .left, .left, .left, .right, .right], rows: pack.questions.map(row)))
    }
    return document
  }

  private var summary: Prose {
    let questions = bank.questions
    let compiled = questions.filter(\.hasCodeThatIsRun).count
    let elsewhere = questions.filter { !$0.requires.isEmpty }.count
    return Prose(
      "\(bank.count.counted("question")) in \(bank.packs.count.counted("pack")), \(compiled) of them with code that is "
        + "compiled. \(allClaims) claims are proved by the compiler, each in every language mode "
        + "that it is stated for. Blocks of code that are shown only, as fragments: \(fragments). "
        + "Questions that need what not every system has: \(elsewhere). Under each level the "
        + "written questions come first, then the verbal ones.")
  }

  private var allClaims: Int { claims.values.reduce(0, +) }

  private static let header: [Prose] =
    ["Pack"]
    + Level.allCases.map { Prose($0.rawValue) }
    + ["written", "verbal", "compiled", "all", "claims"]

  private static let alignments: [Document.Table.Alignment] =
    [.left] + Array(repeating: .right, count: header.count - 1)

  private func row(_ pack: Pack) -> [Prose] {
    [.code(pack.id.text)] + cells(pack.questions)
  }

  private var total: [Prose] { [.strong("all")] + cells(bank.questions) }

  /// Levels are told as written and verbal ones.
  private func cells(_ questions: [Question]) -> [Prose] {
    let written = questions.filter { $0.format == .written }
    let verbal = questions.filter { $0.format == .verbal }
    let levels = Level.allCases.map { level in
      let counts = [written, verbal].map { $0.filter { $0.level == level }.count }
      return Prose("\(counts[0]) + \(counts[1])")
    }
    let numbers = [
      written.count, verbal.count, questions.filter(\.hasCodeThatIsRun).count, questions.count,
      questions.reduce(0) { $0 + claims[$1.id, default: 0] },
    ]
    return levels + numbers.map { Prose("\($0)") }
  }

  private func row(_ question: Question) -> [Prose] {
    let kinds = question.parts.map(\.kind.rawValue).joined(separator: ", ")
    return [
      Prose("\(question.title) ") + .code(question.id.text), Prose(question.level.rawValue),
      Prose(question.format.rawValue), Prose(kinds),
      Prose(question.topics.map(\.text).joined(separator: ", ")), Prose("\(question.minutes)"),
      Prose("\(claims[question.id, default: 0])"),
    ]
  }
}

extension Question {
  /// Whether the answer, or what is asked about, goes through the compiler.
  fileprivate var hasCodeThatIsRun: Bool {
    parts.contains { part in
      switch part.task {
      case .write, .repair, .predict: true
      case .choose(let choice): choice.options.contains { $0.code != nil }
      case .explain: false
      }
    }
  }
}
