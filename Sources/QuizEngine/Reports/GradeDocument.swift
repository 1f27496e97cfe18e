/// Tells a grade: the verdict first, then the evidence for it.
public struct GradeDocument: Sendable {
  private let grade: Grade
  private let source: String
  private let guide: DiagnosticGuide?
  private let columns: Int

  /// Takes a grade, the answer's text where it is code, what explains diagnostics, and the width.
  public init(
    _ grade: Grade, source: String = "", guide: DiagnosticGuide? = nil, columns: Int = 80
  ) {
    self.columns = columns
    self.grade = grade
    self.source = source
    self.guide = guide
  }

  /// The whole of it.
  public var document: Document {
    let points = PointsText.share(grade.points, of: grade.possiblePoints)
    var document = Document()
    document.append(
      .verdict(grade.verdict.tone, Prose("\(grade.verdict.words), \(points)")))
    if !grade.message.isEmpty { document.append(.paragraph(Prose(grade.message))) }
    // Checks that do not fit tell themselves why.
    if grade.checks.isEmpty, [.doesNotCompile, .compilerGaveUp].contains(grade.verdict) {
      document += DiagnosticDocument(source: source, guide: guide, columns: columns)
        .document(for: grade.diagnostics)
    }
    for breach in grade.breaches { document += self.document(for: breach) }
    document += checks
    if let output, !output.isEmpty {
      document.append(.paragraph(.muted("Your program printed:")))
      document.append(.code(Self.shortened(output), language: nil))
    }
    return document
  }

  /// The answer's own output, unless it stands with a check already.
  private var output: String? {
    grade.checks.contains { $0.got == grade.output } ? nil : grade.output
  }

  private func document(for breach: RuleBreach) -> Document {
    let place = breach.line.map { "Line \($0): " } ?? ""
    var document = Document(markdown: breach.message)
    if case .paragraph(let prose)? = document.blocks.first {
      document.blocks[0] = .verdict(.wrong, Prose(place) + prose)
    }
    return document
  }

  private var checks: Document {
    var document = Document()
    let passed = grade.checks.filter(\.passed)
    let failed = grade.checks.filter { !$0.passed }
    if !passed.isEmpty {
      document.append(.lines(passed.map { .toned(.right, Prose($0.name)) }))
    }
    // Where one thing is wrong with all that do not compile, the message tells it.
    let told = failed.filter { !grade.message.isEmpty && $0.verdict == .doesNotCompile }
    if !told.isEmpty { document.append(.lines(told.map { .toned(.wrong, Prose($0.name)) })) }
    for check in failed where !told.contains(check) { document += self.document(for: check) }
    return document
  }

  private func document(for check: CheckResult) -> Document {
    var document = Document()
    document.append(.verdict(.wrong, Prose(check.name)))
    if !check.code.isEmpty { document.append(.swift(check.code)) }
    if check.expected.contains("\n") || check.got.contains("\n") {
      document.append(.paragraph(.muted("expected")))
      document.append(.code(Self.shortened(check.expected), language: nil))
      document.append(.paragraph(.muted("got")))
      document.append(.code(Self.shortened(check.got), language: nil))
    } else {
      document.append(
        .facts([
          (name: .muted("expected"), value: .code(Self.shortened(check.expected))),
          (
            name: .muted("got"),
            value: check.got.isEmpty ? .muted("nothing") : .code(Self.shortened(check.got))
          ),
        ]))
    }
    if !check.message.isEmpty { document.append(.paragraph(Prose(check.message.sentence))) }
    if !check.output.isEmpty, check.output != check.got {
      document.append(.paragraph(.muted("printed before")))
      document.append(.code(Self.shortened(check.output), language: nil))
    }
    return document
  }

  /// The beginning of a long text, cut at a line's end where there is one.
  private static func shortened(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let kept = lines.prefix(30).map { $0.count > 400 ? $0.prefix(400) + "…" : $0 }
    return (kept + (lines.count > 30 ? ["… \(lines.count - 30) more lines"] : []))
      .joined(separator: "\n")
  }
}

extension String {
  /// The text with a capital letter at its beginning and a full stop at its end.
  fileprivate var sentence: String {
    let text = prefix(1).uppercased() + dropFirst()
    return text.last.map { ".?!".contains($0) } == true ? text : text + "."
  }
}
