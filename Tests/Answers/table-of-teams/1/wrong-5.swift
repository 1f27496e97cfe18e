struct Team {
  var name: String
  var points: Int
  var difference: Int
}

func table(of teams: [Team]) -> [Team] {
  teams.sorted { $0.points * 100 + $0.difference > $1.points * 100 + $1.difference }
}
