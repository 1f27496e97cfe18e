struct Team {
  var name: String
  var points: Int
}

/// The teams after every team with fewer than 20 points has got the bonus.
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  var result = teams
  for index in result.indices {
    result[index].points += bonus
  }
  return result
}
