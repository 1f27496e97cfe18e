/// Shows what the compiler says, with the line that it is about.
public struct DiagnosticDocument: Sendable {
  private let lines: [Substring]

  /// Takes the text that the diagnostics are about.
  public init(source: String) {
    lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The diagnostics in order, errors and their notes with source line and marks.
  ///
  /// - Parameter limit: the most errors that are shown; the rest is counted.
  public func document(for diagnostics: [Diagnostic], atMost limit: Int = 5) -> Document {
    let errors = diagnostics.filter { $0.severity == .error }
    let shown = errors.isEmpty ? diagnostics : errors
    var document = Document()
    for diagnostic in shown.prefix(limit) {
      document += self.document(for: diagnostic)
    }
    if shown.count > limit {
      document.append(.paragraph(.muted(Prose("… and \(shown.count - limit) more."))))
    }
    return document
  }

  private func document(for diagnostic: Diagnostic) -> Document {
    var document = Document()
    let isOwn = diagnostic.file == "answer"
    let place = isOwn ? "Line \(diagnostic.line)" : "In \(diagnostic.file)"
    let tone: Tone = diagnostic.severity == .error ? .wrong : .warning
    document.append(.verdict(tone, Prose("\(place): \(diagnostic.message)")))
    if isOwn, let frame = frame(of: diagnostic) { document.append(frame) }
    for note in diagnostic.notes where !note.message.isEmpty {
      document.append(.paragraph(.toned(.note, Prose(note.message))))
    }
    return document
  }

  /// The source line with its number, and marks below it.
  private func frame(of diagnostic: Diagnostic) -> Document.Block? {
    guard lines.indices.contains(diagnostic.line - 1) else { return nil }
    let line = lines[diagnostic.line - 1].replacing("\t", with: "  ")
    let number = "\(diagnostic.line)"
    let gutter = String(repeating: " ", count: number.count)
    // Columns count characters; marks stand under columns of the terminal.
    let before = lines[diagnostic.line - 1].prefix(diagnostic.column - 1)
      .replacing("\t", with: "  ")
    let indent = String(repeating: " ", count: String(before).columns)
    let length = max(1, (diagnostic.range?.upperBound ?? diagnostic.column + 1) - diagnostic.column)
    let marks = "^" + String(repeating: "~", count: min(length, line.count + 1) - 1)
    var text = "\(number) | \(line)\n\(gutter) | \(indent)\(marks)"
    if let fixIt = diagnostic.fixIt { text += "\n\(gutter) | \(indent)\(fixIt)" }
    return .code(text, language: nil)
  }
}
