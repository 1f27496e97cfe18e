struct Team {
  var name: String
  var points: Int
}

/// The teams after every team with fewer than 20 points has got the bonus.
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  var result = teams
  for team in teams where team.points < 20 {
    if let index = result.firstIndex(where: { $0.name == team.name }) {
      result[index].points += bonus
    }
  }
  return result
}
