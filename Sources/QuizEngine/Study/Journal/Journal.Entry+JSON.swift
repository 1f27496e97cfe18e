extension Journal {
  /// The version of the format that is written, and the newest that is read.
  public static let formatVersion = 1
}

extension Journal.Entry {
  /// The entry as it stands on a line of the journal.
  public var json: JSON {
    if case .other(_, let json) = event { return json }
    let head: [(String, JSON?)] = [
      ("v", .integer(Journal.formatVersion)), ("id", .string(id)),
      ("time", .string(time.description)), ("day", .string(day.description)),
      ("session", session.map(JSON.string)), ("kind", .string(event.kind)),
    ]
    return .object(omittingNil: head + event.members)
  }

  /// Reads a line of the journal; nothing where it is no entry.
  ///
  /// What this version does not understand, but what has an id, a time and a kind, is kept as it is.
  init?(_ json: JSON) {
    guard let id = json["id"]?.string, !id.isEmpty, let kind = json["kind"]?.string,
      let time = json["time"]?.string.flatMap({ Instant($0) })
    else { return nil }
    // Without a day of its own an entry counts to that of Greenwich.
    let day =
      json["day"]?.string.flatMap { CivilDate($0) }
      ?? CivilDate(
        dayNumber: time.milliseconds.quotientAndRemainder(
          flooredBy: Instant.millisecondsPerDay
        ).quotient)
    self.init(
      id: id, time: time, day: day, session: json["session"]?.string,
      event: Journal.Event(kind: kind, json) ?? .other(kind: kind, json))
  }
}

extension Journal.Event {
  fileprivate var members: [(String, JSON?)] {
    switch self {
    case .begin(let plan): plan.members
    case .part(let question, let record), .attempt(let question, let record):
      [("question", .string(question.text)), ("part", record.json)]
    case .hint(let question, let count):
      [("question", .string(question.text)), ("hints", .integer(count))]
    case .grade(let record): record.members
    case .skip(let question): [("question", .string(question.text))]
    case .end(let ending): [("ending", .string(ending.rawValue))]
    case .undo(let entry): [("entry", .string(entry))]
    case .overrule(let entry, let rating):
      [("entry", .string(entry)), ("rating", .string(rating.name))]
    case .reset(let question): [("question", question.map { .string($0.text) })]
    case .exam(let result): result.members
    case .placement(let result): result.members
    case .other: []
    }
  }

  fileprivate init?(kind: String, _ json: JSON) {
    let question = json["question"]?.string.flatMap { Slug($0) }
    let entry = json["entry"]?.string
    let event: Self? =
      switch kind {
      case "begin": SessionPlan(json).map(Self.begin)
      case "part", "try":
        if let question, let record = json["part"].flatMap({ PartRecord($0) }) {
          kind == "try" ? .attempt(question: question, record) : .part(question: question, record)
        } else {
          nil
        }
      case "hint":
        if let question, let count = json["hints"]?.integer, count >= 0 {
          .hint(question: question, count: count)
        } else {
          nil
        }
      case "grade": GradeRecord(json).map(Self.grade)
      case "skip": question.map { .skip(question: $0) }
      case "end": json["ending"]?.string.flatMap(SessionEnding.init(rawValue:)).map(Self.end)
      case "undo": entry.map { .undo(entry: $0) }
      case "overrule":
        if let entry, let rating = json["rating"]?.string.flatMap(Rating.init(name:)) {
          .overrule(entry: entry, rating)
        } else {
          nil
        }
      case "reset": json["question"] == nil || question != nil ? .reset(question: question) : nil
      case "exam": ExamResult(json).map(Self.exam)
      case "placement": PlacementResult(json).map(Self.placement)
      default: nil
      }
    guard let event else { return nil }
    self = event
  }
}
