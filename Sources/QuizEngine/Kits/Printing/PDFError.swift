/// Why there is no PDF.
public enum PDFError: Error, Equatable, Sendable {
  /// The program did not do its work; the words are its own.
  case failed(program: String, details: String)
  /// The scratch folder cannot be used.
  case scratch(FileError)
  /// The caller wanted it to end.
  case cancelled
}
