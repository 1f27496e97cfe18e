import Foundation

struct Team {
  var name: String
  var points: Int
  var difference: Int
}

/// The teams in the order of the table, the best one first.
func table(of teams: [Team]) -> [Team] {
  teams.enumerated()
    .sorted { a, b in
      (a.element.points, a.element.difference, b.offset)
        > (b.element.points, b.element.difference, a.offset)
    }
    .map(\.element)
}

let teams = [Team(name: "A", points: 1, difference: 1)]
print(table(of: teams))
