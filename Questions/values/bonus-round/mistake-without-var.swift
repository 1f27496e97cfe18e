struct Team {
  var name: String
  var points: Int
}

/// The teams after every team with fewer than 20 points has got the bonus.
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  let result = teams
  for team in result where team.points < 20 {
    team.points += bonus
  }
  return result
}
