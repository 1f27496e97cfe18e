struct Team {
  var name: String
  var points: Int
}

/// The teams after every team with fewer than 20 points has got the bonus.
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  var result: [Team] = []
  for team in teams {
    let extra = team.points < 20 ? bonus : 0
    result.append(Team(name: team.name, points: team.points + extra))
  }
  return result
}
