extension Journal {
  /// Something that can happen.
  public enum Event: Sendable, Equatable {
    /// A session begins.
    case begin(SessionPlan)
    /// One part of a question is settled, and others follow.
    case part(question: Slug, PartRecord)
    /// A part was graded, and may be answered again; its best points, before hints cost any.
    case attempt(question: Slug, PartRecord)
    /// A hint was shown, so many of a question up to now.
    case hint(question: Slug, count: Int)
    /// A question was answered to its end.
    case grade(GradeRecord)
    /// A question was passed over, which is not wrong.
    case skip(question: Slug)
    /// A session ends.
    case end(SessionEnding)
    /// An entry is taken back: a grade, a skip, or an undo.
    case undo(entry: String)
    /// The candidate overrules the rating of a grade.
    case overrule(entry: String, Rating)
    /// What is known of a question, or of all, is forgotten; the history stays.
    case reset(question: Slug?)
    /// An exam was passed or failed.
    case exam(ExamResult)
    /// A level was found.
    case placement(PlacementResult)
    /// Something of a kind that this version does not know; it is kept as it stands.
    case other(kind: String, JSON)
  }
}

extension Journal.Event {
  /// The word for the kind of event, as files have it.
  public var kind: String {
    switch self {
    case .begin: "begin"
    case .part: "part"
    case .attempt: "try"
    case .hint: "hint"
    case .grade: "grade"
    case .skip: "skip"
    case .end: "end"
    case .undo: "undo"
    case .overrule: "overrule"
    case .reset: "reset"
    case .exam: "exam"
    case .placement: "placement"
    case .other(let kind, _): kind
    }
  }

  /// The question that the event is about.
  public var question: Slug? {
    switch self {
    case .part(let question, _), .attempt(let question, _), .hint(let question, _),
      .skip(let question):
      question
    case .grade(let record): record.question
    case .reset(let question): question
    default: nil
    }
  }
}
