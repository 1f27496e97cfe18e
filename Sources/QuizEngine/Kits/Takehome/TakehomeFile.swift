/// A file of a take-home package.
public struct TakehomeFile: Sendable, Hashable {
  /// The path within the package.
  public var path: String
  /// What it holds.
  public var text: String

  /// Pairs a path with a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
