struct Team {
  var name: String
  var points: Int
}

/// The teams after every team with fewer than 20 points has got the bonus.
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  func add(to team: inout Team) {
    if team.points < 20 { team.points += bonus }
  }
  var result = teams
  for (index, _) in teams.enumerated() {
    add(to: &result[index])
  }
  return result
}
