final class Team {
  var name: String
  var points: Int

  init(name: String, points: Int) {
    self.name = name
    self.points = points
  }
}

/// The teams after every team with fewer than 20 points has got the bonus.
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  for team in teams where team.points < 20 {
    team.points += bonus
  }
  return teams
}
