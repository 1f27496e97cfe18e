extension Interview {
  /// The form that is written and read.
  public static let format = "swift-quiz-card/1"

  /// The card as programs read it, and as a talk goes on from; the names are a contract.
  public var json: JSON {
    .object([
      ("format", .string(Self.format)),
      ("kit", .string(kit)),
      ("candidate", .string(candidate)),
      ("interviewer", .string(interviewer)),
      ("started", .string(started)),
      ("finished", .bool(isFinished)),
      ("position", .integer(position)),
      ("points", .points(total.points)),
      ("of", .integer(total.possible)),
      ("levels", .array(byLevel.map(\.json))),
      ("topics", .array(byTopic.map(\.json))),
      ("questions", .array(entries.map(\.json))),
    ])
  }

  /// Reads a card; nil where it is none.
  public init?(json bytes: [UInt8]) {
    let document = JSON.Document(bytes)
    guard document.faults.isEmpty, let root = document.root?.value,
      root["format"]?.string == Self.format, let kit = root["kit"]?.string,
      let candidate = root["candidate"]?.string, let interviewer = root["interviewer"]?.string,
      let started = root["started"]?.string, let isFinished = root["finished"]?.bool,
      let position = root["position"]?.integer, let list = root["questions"]?.array
    else { return nil }
    var entries: [Entry] = []
    for json in list {
      guard let entry = Entry(json: json) else { return nil }
      entries.append(entry)
    }
    self.init(
      kit: kit, candidate: candidate, interviewer: interviewer, started: started,
      isFinished: isFinished, position: min(max(position, 0), entries.count), entries: entries)
  }
}

extension InterviewScore {
  /// The score as programs read it.
  public var json: JSON {
    ["name": .string(name), "points": .points(points), "of": .integer(possible)]
  }
}

extension Interview.Entry {
  fileprivate var json: JSON {
    .object([
      ("question", .string(question)),
      ("title", .string(title)),
      ("level", .string(level.rawValue)),
      ("topics", .strings(topics)),
      ("minutes", .integer(minutes)),
      ("state", .string(state.rawValue)),
      ("seconds", .number((seconds * 10).rounded() / 10)),
      ("points", .integer(points)),
      ("of", .integer(possiblePoints)),
      (
        "rubric",
        .array(
          lines.map {
            [
              "part": .integer($0.part), "text": .string($0.text), "points": .integer($0.points),
              "said": .bool($0.isSaid),
            ]
          })
      ),
      (
        "followUps",
        .array(followUps.map { ["ask": .string($0.ask), "asked": .bool($0.isAsked)] })
      ),
      ("notes", .strings(notes)),
    ])
  }

  fileprivate init?(json: JSON) {
    guard let question = json["question"]?.string, let title = json["title"]?.string,
      let level = json["level"]?.string.flatMap({ Level(rawValue: $0) }),
      let minutes = json["minutes"]?.integer, let seconds = json["seconds"]?.number,
      let state = json["state"]?.string.flatMap({ Interview.State(rawValue: $0) }),
      let lines = json["rubric"]?.array, let followUps = json["followUps"]?.array
    else { return nil }
    self.init(
      question: question, title: title, level: level,
      topics: (json["topics"]?.array ?? []).compactMap(\.string), minutes: minutes,
      lines: lines.map { line in
        Interview.Line(
          part: line["part"]?.integer ?? 1, text: line["text"]?.string ?? "",
          points: line["points"]?.integer ?? 0, isSaid: line["said"]?.bool ?? false)
      },
      followUps: followUps.map { followUp in
        Interview.FollowUp(
          ask: followUp["ask"]?.string ?? "", isAsked: followUp["asked"]?.bool ?? false)
      },
      notes: (json["notes"]?.array ?? []).compactMap(\.string), seconds: seconds, state: state)
  }
}
