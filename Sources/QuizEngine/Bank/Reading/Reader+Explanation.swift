extension Reader {
  /// Reads what is special to `explain`.
  mutating func explanation(_ fields: Fields, points: Int?) -> Explanation {
    Explanation(
      model: prose(fields, "model"),
      rubric: rubric(fields, points: points),
      mistakes: explanationMistakes(fields))
  }

  private mutating func rubric(_ fields: Fields, points total: Int?) -> [Explanation.KeyPoint] {
    var keyPoints: [Explanation.KeyPoint] = []
    var sum: [Int?] = []
    for node in list(fields, "rubric", of: "key points", atLeast: 2, atMost: 20) {
      guard let fields = self.fields(node, .keyPoint) else {
        sum.append(nil)
        continue
      }
      let points = fields["points"] == nil ? 1 : integer(fields, "points", in: 1...100)
      sum.append(points)
      let point = prose(fields, "point")
      let words = words(fields, "words", of: "words or phrases", pattern: .phrase)
      keyPoints.append(Explanation.KeyPoint(point: point, points: points ?? 1, words: words))
    }
    if let node = fields["rubric"] {
      compare(sum, of: "rubric", with: total, at: node)
    }
    return keyPoints
  }

  private mutating func explanationMistakes(_ fields: Fields) -> [Explanation.Mistake] {
    var mistakes: [Explanation.Mistake] = []
    for node in list(fields, "mistakes", of: "mistakes", atLeast: 2) {
      guard let fields = self.fields(node, .explanationMistake) else { continue }
      mistakes.append(
        Explanation.Mistake(says: prose(fields, "says"), feedback: prose(fields, "feedback")))
    }
    return mistakes
  }
}
