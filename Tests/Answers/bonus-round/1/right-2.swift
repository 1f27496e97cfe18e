struct Team {
  var name: String
  var points: Int
}

extension Team {
  mutating func help(with bonus: Int) {
    guard points < 20 else { return }
    points += bonus
  }

  func helped(with bonus: Int) -> Team {
    var copy = self
    copy.help(with: bonus)
    return copy
  }
}

func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  teams.map { $0.helped(with: bonus) }
}
