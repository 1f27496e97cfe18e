import Foundation

struct Team {
  var name: String
  var points: Int
}

/// The teams after every team with fewer than 20 points has got the bonus.
func giveBonus(_ bonus: Int, to teams: [Team]) -> [Team] {
  var copy = teams
  var i = 0
  while i < copy.count {
    if copy[i].points < 20 { copy[i].points += bonus }
    i += 1
  }
  return copy
}

let night = [Team(name: "Owls", points: 12), Team(name: "Foxes", points: 31)]
print(giveBonus(5, to: night))
