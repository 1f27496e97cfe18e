struct Team {
  var name: String
  var points: Int
  var difference: Int
}


func table(of teams: [Team]) -> [Team] {
  teams.sorted { $0.points * 10 + $0.difference > $1.points * 10 + $1.difference }
}
