extension SessionPlan {
  /// The members of the plan as the journal has them.
  var members: [(String, JSON?)] {
    [
      ("mode", .string(mode.rawValue)), ("questions", .strings(questions.map(\.text))),
      // As text, since not every reader of JSON keeps 64 bits.
      ("seed", .string(String(seed))), ("minutes", minutes.map(JSON.rounded)),
      ("pass", passShare.map(JSON.rounded)), ("scheduling", .string(scheduling.rawValue)),
    ]
  }

  /// Reads what `members` writes; nothing where something is missing.
  init?(_ json: JSON) {
    guard let mode = json["mode"]?.string, let names = json["questions"]?.array,
      let seed = json["seed"]?.string.flatMap({ UInt64($0) }),
      let scheduling = json["scheduling"]?.string.flatMap(Scheduling.init(rawValue:))
    else { return nil }
    let questions = names.compactMap { $0.string.flatMap { Slug($0) } }
    guard questions.count == names.count else { return nil }
    self.init(
      mode: StudyMode(rawValue: mode), questions: questions, seed: seed,
      minutes: json["minutes"]?.number, passShare: json["pass"]?.number, scheduling: scheduling)
  }
}

extension ExamResult {
  /// The members of the result as the journal has them.
  var members: [(String, JSON?)] {
    [
      ("points", .rounded(points)), ("of", .integer(possiblePoints)),
      ("answered", .integer(answered)), ("questions", .integer(questions)),
      ("pass", .rounded(passShare)), ("passed", .bool(isPassed)),
    ]
  }

  /// Reads what `members` writes; nothing where something is missing.
  init?(_ json: JSON) {
    guard let points = json["points"]?.number, let possiblePoints = json["of"]?.integer,
      let answered = json["answered"]?.integer, let questions = json["questions"]?.integer,
      let passShare = json["pass"]?.number
    else { return nil }
    self.init(
      points: points, possiblePoints: possiblePoints, answered: answered, questions: questions,
      passShare: passShare)
  }
}

extension PlacementResult {
  /// The members of the result as the journal has them.
  var members: [(String, JSON?)] {
    [
      ("level", .string(level.rawValue)), ("ability", .rounded(ability)),
      ("error", .rounded(standardError)), ("answered", .integer(answered)),
    ]
  }

  /// Reads what `members` writes; nothing where something is missing.
  init?(_ json: JSON) {
    guard let level = json["level"]?.string.flatMap(Level.init(rawValue:)),
      let ability = json["ability"]?.number, let standardError = json["error"]?.number,
      let answered = json["answered"]?.integer
    else { return nil }
    self.init(level: level, ability: ability, standardError: standardError, answered: answered)
  }
}
