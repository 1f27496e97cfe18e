/// What an interviewer wants of a kit: sections of questions, one after another.
public struct Blueprint: Sendable, Equatable {
  /// The words at the top of a sheet; nil for the usual ones.
  public var title: String?
  /// What candidates read before the first question, in Markdown; nil for the usual words.
  public var instructions: String?
  /// The sections in the order of the sheet, at least one.
  public var sections: [Section]

  /// Takes every field.
  public init(title: String? = nil, instructions: String? = nil, sections: [Section]) {
    self.title = title
    self.instructions = instructions
    self.sections = sections
  }
}
