extension PartRecord {
  /// The record of a grade.
  ///
  /// - Parameters:
  ///   - part: the number of the part, from 1.
  ///   - hintCost: the share of the points that the hints cost together, 0 to 1.
  public init(
    _ grade: Grade, part: Int, tries: Int, seconds: Double, hintCost: Double = 0
  ) {
    let kept = 1 - min(max(hintCost, 0), 1)
    self.init(
      part: part, verdict: grade.verdict, points: grade.points * kept,
      possiblePoints: grade.possiblePoints, tries: tries, seconds: seconds)
  }
}
