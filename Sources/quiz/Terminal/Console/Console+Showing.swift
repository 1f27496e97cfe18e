import QuizEngine

extension Console {
  /// The document as text for a stream.
  func render(_ document: Document, for stream: ConsoleStream = .output) -> String {
    style(of: stream).render(document, width: size.columns)
  }

  /// Writes a document to a stream.
  func show(_ document: Document, on stream: ConsoleStream = .output) {
    write(render(document, for: stream), to: stream)
  }

  /// Writes running text to a stream, and ends the line.
  func show(_ prose: Prose, on stream: ConsoleStream = .output) {
    write(
      style(of: stream).render(prose, width: size.columns) + "\n", to: stream)
  }
}
