/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  switch (home, away) {
  case (0?, 0?), (nil, nil): return "not played"
  case let (h?, a?): return "\(h > a ? "home win" : h < a ? "away win" : "draw") \(h):\(a)"
  default: return "report missing"
  }
}
