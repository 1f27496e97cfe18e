extension Discrimination {
  /// Measures all questions that were answered in enough sessions, by their ids.
  ///
  /// Only the first answer to a question in each session counts. The rest of a session is taken
  /// without the question itself, which would else correlate with itself.
  public static func measure(_ history: History) -> [Discrimination] {
    var points: [Slug: [(own: Double, rest: Double?)]] = [:]
    for (_, shares) in shares(history) {
      let sum = shares.values.reduce(0, +)
      for (question, share) in shares {
        let rest = shares.count > 1 ? (sum - share) / Double(shares.count - 1) : nil
        points[question, default: []].append((share, rest))
      }
    }
    return points.filter { $0.value.count >= fewestSessions }
      .map { question, points in
        Discrimination(
          question: question, sessions: points.count,
          meanShare: points.reduce(0) { $0 + $1.own } / Double(points.count),
          correlation: correlation(
            points.compactMap { point in point.rest.map { (point.own, $0) } }))
      }
      .sorted { $0.question < $1.question }
  }

  /// The share of the points of each question, session by session.
  private static func shares(_ history: History) -> [String: [Slug: Double]] {
    var shares: [String: [Slug: Double]] = [:]
    for answer in history.answers {
      let record = answer.record
      guard let session = answer.session, record.rating != nil, record.possiblePoints > 0,
        shares[session]?[record.question] == nil
      else { continue }
      shares[session, default: [:]][record.question] =
        record.points / Double(record.possiblePoints)
    }
    return shares
  }

  /// Pearson's correlation.
  private static func correlation(_ points: [(Double, Double)]) -> Double? {
    guard points.count >= fewestSessions else { return nil }
    let count = Double(points.count)
    let means = (
      points.reduce(0) { $0 + $1.0 } / count, points.reduce(0) { $0 + $1.1 } / count
    )
    var sums = (own: 0.0, rest: 0.0, both: 0.0)
    for point in points {
      let (own, rest) = (point.0 - means.0, point.1 - means.1)
      sums.own += own * own
      sums.rest += rest * rest
      sums.both += own * rest
    }
    guard sums.own > 1e-9, sums.rest > 1e-9 else { return nil }
    return sums.both / (sums.own * sums.rest).squareRoot()
  }
}
