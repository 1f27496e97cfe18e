/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  switch (home, away) {
  case (nil, _), (_, nil): return "report missing"
  case let (home?, away?) where home == away: return "draw \(home):\(away)"
  case let (home?, away?) where home > away: return "home win \(home):\(away)"
  case let (home?, away?): return "away win \(home):\(away)"
  }
}
