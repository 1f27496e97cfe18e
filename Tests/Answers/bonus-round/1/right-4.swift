struct Team {
  var name: String
  var points: Int
}

/// The teams after every team with fewer than 20 points has got the bonus.
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  return teams.reduce(into: []) { done, team in
    done.append(team)
    if team.points < 20 { done[done.count - 1].points += bonus }
  }
}
