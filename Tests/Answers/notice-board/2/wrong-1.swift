/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  if let home = home {
    if let away = away {
      if home > away { return "home win \(home):\(away)" }
      if home < away { return "away win \(home):\(away)" }
      return "draw \(home):\(away)"
    }
    return "report missing"
  }
  return "not played"
}
