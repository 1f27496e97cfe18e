struct Team {
  var name: String
  var points: Int
  var difference: Int
}

/// The teams in the order of the table, the best one first.
func table(of teams: [Team]) -> [Team] {
  let groups = Dictionary(grouping: teams, by: \.points)
  var result: [Team] = []
  for points in groups.keys.sorted(by: >) {
    result += groups[points]!.sorted { $1.difference < $0.difference }
  }
  return result
}
