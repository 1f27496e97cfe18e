struct Team: Comparable {
  var name: String
  var points: Int
  var difference: Int

  static func < (a: Team, b: Team) -> Bool {
    a.points == b.points ? a.difference < b.difference : a.points < b.points
  }
}

/// The teams in the order of the table, the best one first.
func table(of teams: [Team]) -> [Team] {
  var copy = teams
  copy.sort(by: >)
  return copy
}
