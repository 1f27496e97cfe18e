/// What a question is answered for; the raw value is how the journal has it.
public struct StudyMode: RawRepresentable, Sendable, Hashable {
  /// The name in the journal.
  public let rawValue: String

  /// Takes a name, known or not, so that journals of later versions keep theirs.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A session with feedback after every question.
  public static let practice = StudyMode(rawValue: "practice")
  /// What the schedule says is due.
  public static let review = StudyMode(rawValue: "review")
  /// A timed session with feedback at the end.
  public static let exam = StudyMode(rawValue: "exam")
  /// The finding of a level.
  public static let place = StudyMode(rawValue: "place")
  /// A single answer out of a file.
  public static let check = StudyMode(rawValue: "check")
  /// A live talk.
  public static let interview = StudyMode(rawValue: "interview")
}
