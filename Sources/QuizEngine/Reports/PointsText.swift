/// Points as they are written for people.
public enum PointsText {
  /// The number without a fraction where there is none, else with one digit.
  public static func number(_ points: Double) -> String {
    let tenths = Int((points * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// The earned of the possible points, `2.5 of 4 points`.
  public static func share(_ points: Double, of possible: Int) -> String {
    "\(number(points)) of \(possible.counted("point"))"
  }
}
