struct Team {
  var name: String
  var points: Int
  var difference: Int
}

/// The teams in the order of the table, the best one first.
func table(of teams: [Team]) -> [Team] {
  teams.sorted { ($0.points, $0.difference) < ($1.points, $1.difference) }.reversed()
}
