extension PartRecord {
  /// The record as the journal has it.
  var json: JSON {
    .object([
      ("part", .integer(part)), ("verdict", .string(verdict.rawValue)),
      ("points", .rounded(points)), ("of", .integer(possiblePoints)),
      ("tries", .integer(tries)), ("seconds", .rounded(seconds)),
    ])
  }

  /// Reads what `json` writes; nothing where something is missing.
  init?(_ json: JSON) {
    guard let part = json["part"]?.integer,
      let verdict = json["verdict"]?.string.flatMap(Verdict.init(rawValue:)),
      let points = json["points"]?.number, let possiblePoints = json["of"]?.integer
    else { return nil }
    self.init(
      part: part, verdict: verdict, points: points, possiblePoints: possiblePoints,
      tries: json["tries"]?.integer ?? 1, seconds: json["seconds"]?.number ?? 0)
  }
}

extension GradeRecord {
  /// The members of the record as the journal has them; sums stand there for other readers.
  var members: [(String, JSON?)] {
    [
      ("question", .string(question.text)), ("mode", .string(mode.rawValue)),
      ("verdict", .string(verdict.rawValue)), ("points", .rounded(points)),
      ("of", .integer(possiblePoints)), ("tries", .integer(tries)), ("hints", .integer(hints)),
      ("seconds", .rounded(seconds)), ("rating", rating.map { .string($0.name) }),
      ("schedule", .bool(movesSchedule)), ("compiler", compiler.map(JSON.string)),
      ("parts", .array(parts.map(\.json))),
    ]
  }

  /// Reads what `members` writes; nothing where something is missing.
  init?(_ json: JSON) {
    guard let question = json["question"]?.string.flatMap({ Slug($0) }),
      let mode = json["mode"]?.string, let parts = json["parts"]?.array
    else { return nil }
    let rating = json["rating"]?.string
    let records = parts.compactMap(PartRecord.init)
    guard records.count == parts.count, rating == nil || Rating(name: rating ?? "") != nil else {
      return nil
    }
    self.init(
      question: question, mode: StudyMode(rawValue: mode), parts: records,
      hints: json["hints"]?.integer ?? 0, seconds: json["seconds"]?.number ?? 0,
      rating: rating.flatMap(Rating.init(name:)), movesSchedule: json["schedule"]?.bool ?? true,
      compiler: json["compiler"]?.string)
  }
}

extension JSON {
  /// A number with three digits behind the point at most, whole where it can be.
  static func rounded(_ number: Double) -> JSON {
    let rounded = (number * 1000).rounded() / 1000
    return Int(exactly: rounded).map(JSON.integer) ?? .number(rounded)
  }
}
