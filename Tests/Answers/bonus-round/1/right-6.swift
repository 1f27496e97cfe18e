struct Team {
  var name: String
  var points: Int
}

func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  var result = teams
  for (i, var team) in teams.enumerated() where team.points < 20 {
    team.points += bonus
    result[i] = team
  }
  return result
}
