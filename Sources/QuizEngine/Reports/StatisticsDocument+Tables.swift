extension StatisticsDocument {
  var levelTable: Document.Block {
    table("Level", statistics.levels.map { ($0.level.rawValue, $0.tally) })
  }

  /// The topics of which something was seen; nothing where there are none.
  var topicTable: Document.Block? {
    let seen = statistics.topics.filter { $0.tally.seen > 0 }
    return seen.isEmpty ? nil : table("Topic", seen.map { ($0.topic.text, $0.tally) })
  }

  /// The names of the others.
  var unseenTopics: Document.Block? {
    let unseen = statistics.topics.filter { $0.tally.seen == 0 }.map(\.topic.text)
    guard !unseen.isEmpty, unseen.count < statistics.topics.count else { return nil }
    return .paragraph(.muted(Prose("Not seen yet: \(unseen.joined(separator: ", ")).")))
  }

  private func table(_ title: String, _ rows: [(name: String, tally: StudyTally)]) -> Document.Block
  {
    let hasDate = rows.contains { $0.tally.interviewRecallSum != nil }
    // Two columns of bars do not fit into eighty columns beside the rest.
    let header: [Prose] =
      [Prose(title), "Seen", "Right", "Due"]
      + (hasDate ? ["Today", "At the interview"] : ["Known today"])
    return .table(
      header: header, [.left, .right, .right, .right] + (hasDate ? [.right, .left] : [.left]),
      rows: rows.map { name, tally in
        let today: Prose = tally.recall.map(hasDate ? Self.number : Self.percent) ?? "–"
        let later: Prose = tally.interviewRecall.map(Self.percent) ?? "–"
        return [
          Prose(name), Prose("\(tally.seen)/\(tally.total)"), Prose("\(tally.right)"),
          Prose("\(tally.due)"), today,
        ] + (hasDate ? [later] : [])
      })
  }

  private static func number(_ share: Double) -> Prose {
    Prose("\(Int((share * 100).rounded())) %")
  }
}
