/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  if home == nil, away == nil { return "not played" }
  guard let home, let away else { return "report missing" }
  if home == away { return "draw \(home):\(away)" }
  return home > away ? "home win \(home):\(away)" : "away win \(away):\(home)"
}
