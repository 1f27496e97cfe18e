struct Team {
  var name: String
  var points: Int
  var difference: Int
}

/// The teams in the order of the table, the best one first.
func table(of teams: [Team]) -> [Team] {
  teams.sorted { a, b in
    if a.points != b.points { return a.points > b.points }
    if a.difference != b.difference { return a.difference > b.difference }
    return a.name < b.name
  }
}
