/// Several interviewers' talks with one candidate, seen together.
public struct JointInterview: Sendable, Equatable {
  /// The talks in the order in which they were given.
  public let talks: [Interview]
  /// The questions that were asked, each once, in the order in which they came first.
  public let questions: [Entry]

  /// A question and what came of it in the talks in which it was asked.
  public struct Entry: Sendable, Equatable {
    /// The question as the first talk holds it.
    public var question: Interview.Entry
    /// The talks, by their places, with what was said in them.
    public var asked: [(talk: Int, entry: Interview.Entry)]

    /// Compares everything.
    public static func == (one: Entry, other: Entry) -> Bool {
      one.question == other.question
        && one.asked.elementsEqual(other.asked) { $0.talk == $1.talk && $0.entry == $1.entry }
    }

    /// The mean of the points of all talks.
    public var points: Double {
      Double(asked.reduce(0) { $0 + $1.entry.points }) / Double(max(asked.count, 1))
    }
  }

  /// Why talks cannot be seen together.
  public enum Mismatch: Error, Equatable {
    /// They are with different people.
    case candidates([String])
  }

  /// Joins talks; those with different people are refused.
  public init(_ talks: [Interview]) throws(Mismatch) {
    var names: [String] = []
    for talk in talks {
      let isKnown = names.contains {
        $0.trimmed.lowercased() == talk.candidate.trimmed.lowercased()
      }
      if !isKnown { names.append(talk.candidate) }
    }
    guard names.count <= 1 else { throw .candidates(names) }
    self.talks = talks
    var order: [String] = []
    var found: [String: Entry] = [:]
    for (index, talk) in talks.enumerated() {
      for entry in talk.asked {
        if found[entry.question] == nil { order.append(entry.question) }
        found[entry.question, default: Entry(question: entry, asked: [])]
          .asked.append((talk: index, entry: entry))
      }
    }
    questions = order.compactMap { found[$0] }
  }
}

extension JointInterview {
  /// Who was asked.
  public var candidate: String { talks.first?.candidate ?? "" }

  /// The points of all questions, each counted once, with the mean of its points.
  public var total: InterviewScore { Self.score(questions, name: "all") }

  /// The points of each level.
  public var byLevel: [InterviewScore] {
    Level.allCases.compactMap { level in
      let some = questions.filter { $0.question.level == level }
      return some.isEmpty ? nil : Self.score(some, name: level.rawValue)
    }
  }

  /// The points of each topic, in alphabetical order.
  public var byTopic: [InterviewScore] {
    Set(questions.flatMap(\.question.topics)).sorted().map { topic in
      Self.score(questions.filter { $0.question.topics.contains(topic) }, name: topic)
    }
  }

  private static func score(_ entries: [Entry], name: String) -> InterviewScore {
    InterviewScore(
      name: name, points: entries.reduce(0) { $0 + $1.points },
      possible: entries.reduce(0) { $0 + $1.question.possiblePoints })
  }
}
