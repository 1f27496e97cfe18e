/// Points by level and topic, as cards show them.
struct KitScores {
  let total: InterviewScore
  let byLevel: [InterviewScore]
  let byTopic: [InterviewScore]

  var document: Document {
    let points = PointsText.share(total.points, of: total.possible)
    return [
      .paragraph(.strong(Prose("\(points), \(total.percent) %"))),
      .heading(level: 2, "By level"), table("Level", byLevel),
      .heading(level: 2, "By topic"), table("Topic", byTopic),
    ]
  }

  private func table(_ title: String, _ scores: [InterviewScore]) -> Document.Block {
    .table(
      header: [Prose(title), "Points", "Of", "Share"], [.left, .right, .right, .right],
      rows: scores.map { score in
        [
          Prose(score.name), Prose(PointsText.number(score.points)), Prose("\(score.possible)"),
          Prose("\(score.percent) %"),
        ]
      })
  }
}
