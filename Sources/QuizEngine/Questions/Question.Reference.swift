extension Question {
  /// Where more can be read.
  public struct Reference: Sendable, Equatable {
    /// The name of the proposal, chapter or page.
    public var title: String
    /// Where it stands, `https://…`.
    public var url: String?

    /// Takes every field.
    public init(title: String, url: String?) {
      self.title = title
      self.url = url
    }
  }
}
