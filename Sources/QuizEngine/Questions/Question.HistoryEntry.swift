extension Question {
  /// What a version of Swift changed about the answer.
  public struct HistoryEntry: Sendable, Equatable {
    /// The version that brought the change.
    public var swift: SwiftVersion
    /// The number of the proposal, `SE-0007`.
    public var proposal: String?
    /// What changed, in Markdown.
    public var text: String

    /// Takes every field.
    public init(swift: SwiftVersion, proposal: String?, text: String) {
      self.swift = swift
      self.proposal = proposal
      self.text = text
    }
  }
}
