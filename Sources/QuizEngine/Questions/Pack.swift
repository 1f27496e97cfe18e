/// A group of questions with a name of its own.
public struct Pack: Sendable, Equatable, Identifiable {
  /// The name of its folder.
  public var id: Slug
  /// One line that names the pack.
  public var title: String
  /// What it holds, in Markdown.
  public var summary: String
  /// The licence of the questions, as an SPDX identifier.
  public var license: String
  /// The questions, in the order of their ids.
  public var questions: [Question]

  /// Takes every field.
  public init(id: Slug, title: String, summary: String, license: String, questions: [Question]) {
    self.id = id
    self.title = title
    self.summary = summary
    self.license = license
    self.questions = questions
  }
}
