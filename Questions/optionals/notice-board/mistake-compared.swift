/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  if home == nil && away == nil { return "not played" }
  if home == nil || away == nil { return "report missing" }
  if home > away { return "home win \(home):\(away)" }
  return "away win \(home):\(away)"
}
