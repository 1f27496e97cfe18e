struct Team {
  var name: String
  var points: Int
}

func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  teams.map { Team(name: $0.name, points: min($0.points + bonus, max(20, $0.points))) }
}
