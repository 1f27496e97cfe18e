/// Prose that `quiz help NAME` shows.
struct HelpTopic: Sendable, Hashable {
  /// The word that calls it up.
  let name: String
  /// One line, for the list of topics.
  let summary: String
  /// The text, as Markdown.
  let text: String

  init(_ name: String, summary: String, text: String) {
    self.name = name
    self.summary = summary
    self.text = text
  }
}
