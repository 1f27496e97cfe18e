/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  switch (home, away) {
  case (nil, nil): return "not played"
  case (nil, _), (_, nil): return "report missing"
  case let (home, away) where home == away: return "draw \(home):\(away)"
  case let (home, away): return "\((home ?? 0) > (away ?? 0) ? "home" : "away") win \(home):\(away)"
  }
}
