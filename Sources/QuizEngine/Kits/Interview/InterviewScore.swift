/// Points of some questions of a talk.
public struct InterviewScore: Sendable, Equatable {
  /// What it is about: a level, a topic, or all.
  public var name: String
  /// The points for what was said.
  public var points: Double
  /// The points for everything that was asked.
  public var possible: Int

  /// Takes every field.
  public init(name: String, points: Double, possible: Int) {
    self.name = name
    self.points = points
    self.possible = possible
  }
}

extension Interview {
  /// The entries that were asked.
  public var asked: [Entry] { entries.filter { $0.state == .asked } }

  /// The points of all that was asked.
  public var total: InterviewScore { InterviewScore.of(asked, name: "all") }

  /// The points of each level that was asked, from easy to hard.
  public var byLevel: [InterviewScore] {
    Level.allCases.compactMap { level in
      let some = asked.filter { $0.level == level }
      return some.isEmpty ? nil : .of(some, name: level.rawValue)
    }
  }

  /// The points of each topic that was asked, in alphabetical order.
  public var byTopic: [InterviewScore] {
    Set(asked.flatMap(\.topics)).sorted().map { topic in
      .of(asked.filter { $0.topics.contains(topic) }, name: topic)
    }
  }
}

extension InterviewScore {
  static func of(_ entries: [Interview.Entry], name: String) -> InterviewScore {
    InterviewScore(
      name: name, points: Double(entries.reduce(0) { $0 + $1.points }),
      possible: entries.reduce(0) { $0 + $1.possiblePoints })
  }

  /// The share in whole percent; 0 where nothing was asked.
  public var percent: Int {
    possible == 0 ? 0 : Int((points / Double(possible) * 100).rounded())
  }
}
