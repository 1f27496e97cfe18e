/// Shows what the compiler says, with the line that it is about.
public struct DiagnosticDocument: Sendable {
  private let lines: [Substring]
  private let guide: DiagnosticGuide?
  private let columns: Int

  /// Takes the text that the diagnostics are about, what explains them, and the width to fit.
  public init(source: String, guide: DiagnosticGuide? = nil, columns: Int = 80) {
    self.guide = guide
    // Margins, the line's number and the bar take their share.
    self.columns = max(20, columns - 16)
    lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The diagnostics in order, errors and their notes with source line and marks.
  ///
  /// - Parameter limit: the most errors that are shown; the rest is counted.
  public func document(for diagnostics: [Diagnostic], atMost limit: Int = 5) -> Document {
    let errors = diagnostics.filter { $0.severity == .error }
    // What the checks stumble over is a consequence of what is wrong in the answer.
    let own = errors.filter { $0.file == AnswerSource.toldName }
    let shown = errors.isEmpty ? diagnostics : own.isEmpty ? errors : own
    var document = Document()
    for diagnostic in shown.prefix(limit) {
      document += self.document(for: diagnostic)
    }
    document += explanations(of: shown.prefix(limit).compactMap(\.group))
    if shown.count > limit {
      document.append(.paragraph(.muted(Prose("… and \(shown.count - limit) more."))))
    }
    return document
  }

  /// What the language's own documentation says of groups of diagnostics, each once.
  private func explanations(of groups: [String]) -> Document {
    var told: Set<String> = []
    var document = Document()
    for group in groups where told.insert(group).inserted {
      guard let overview = guide?.overview(of: group) else { continue }
      document.append(
        .callout(.note, title: "About \(group)", Document(markdown: overview).blocks))
    }
    return document
  }

  private func document(for diagnostic: Diagnostic) -> Document {
    var document = Document()
    let isOwn = diagnostic.file == AnswerSource.toldName
    let place = isOwn ? "Line \(diagnostic.line)" : "In \(diagnostic.file)"
    let tone: Tone = diagnostic.severity == .error ? .wrong : .warning
    document.append(.verdict(tone, Prose("\(place): \(diagnostic.message)")))
    if isOwn, let frame = frame(of: diagnostic) { document.append(frame) }
    for note in diagnostic.notes where !note.message.isEmpty {
      document.append(.paragraph(.toned(.note, Prose(note.message))))
      let saysMore = note.fixIt != nil || note.line != diagnostic.line
      if saysMore, note.file == AnswerSource.toldName, let frame = frame(of: note) {
        document.append(frame)
      }
    }
    return document
  }

  /// The source line with its number, and marks below it.
  private func frame(of diagnostic: Diagnostic) -> Document.Block? {
    guard lines.indices.contains(diagnostic.line - 1) else { return nil }
    let whole = lines[diagnostic.line - 1]
    let number = "\(diagnostic.line)"
    let gutter = String(repeating: " ", count: number.count)
    let (line, column) = window(of: whole, around: diagnostic.column - 1)
    // Columns count characters; marks stand under columns of the terminal.
    let indent = String(repeating: " ", count: line.prefix(column).columns)
    let length = max(1, (diagnostic.range?.upperBound ?? diagnostic.column + 1) - diagnostic.column)
    let room = max(1, line.count - column)
    let marks = "^" + String(repeating: "~", count: min(length, room) - 1)
    var text = "\(number) | \(line)\n\(gutter) | \(indent)\(marks)"
    if let fixIt = diagnostic.fixIt { text += "\n\(gutter) | \(indent)\(fixIt)" }
    return .code(text, language: "swift-frame")
  }

  /// The piece of a line that fits, with the place in it that is meant.
  private func window(of line: Substring, around column: Int) -> (text: String, column: Int) {
    let characters = Array(line.map { $0 == "\t" ? " " : $0 })
    guard characters.count > columns else { return (String(characters), column) }
    let start = max(0, min(column - columns / 2, characters.count - columns))
    let end = min(characters.count, start + columns)
    let head = start > 0 ? "…" : ""
    let tail = end < characters.count ? "…" : ""
    return (head + String(characters[start..<end]) + tail, column - start + head.count)
  }
}
