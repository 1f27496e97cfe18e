/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  if home == nil && away == nil { return "not played" }
  guard let home, let away else { return "report missing" }
  let result = "\(home):\(away)"
  if home == away { return "draw " + result }
  return (home > away ? "home win " : "away win ") + result
}
