final class Team {
  var name: String
  var points: Int
  init(name: String, points: Int) { self.name = name; self.points = points }
}
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  teams.map { Team(name: $0.name, points: $0.points < 20 ? $0.points + bonus : $0.points) }
}
