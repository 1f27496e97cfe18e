struct Team {
  var name: String
  var points: Int
}

/// The teams after every team with fewer than 20 points has got the bonus.
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  var result = teams
  for var team in teams where team.points < 20 {
    team.points += bonus
    result.append(team)
  }
  return result
}
