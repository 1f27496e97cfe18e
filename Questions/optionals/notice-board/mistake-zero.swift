/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  if home == nil && away == nil { return "not played" }
  let home = home ?? 0
  let away = away ?? 0
  if home == away { return "draw \(home):\(away)" }
  return (home > away ? "home win " : "away win ") + "\(home):\(away)"
}
