struct Team {
  var name: String
  var points: Int
  var difference: Int
}

func table(of teams: [Team]) -> [Team] {
  var out: [Team] = []
  for t in teams {
    let i = out.firstIndex { ($0.points, $0.difference) < (t.points, t.difference) } ?? out.endIndex
    out.insert(t, at: i)
  }
  return out
}
print(table(of: []).count)
