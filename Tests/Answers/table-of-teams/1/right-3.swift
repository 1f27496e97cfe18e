struct Team {
  var name: String
  var points: Int
  var difference: Int
}

/// The teams in the order of the table, the best one first.
func table(of teams: [Team]) -> [Team] {
  var result: [Team] = []
  for team in teams {
    let index = result.firstIndex { other in
      other.points < team.points
        || (other.points == team.points && other.difference < team.difference)
    }
    result.insert(team, at: index ?? result.endIndex)
  }
  return result
}
