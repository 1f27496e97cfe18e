/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  if case let (home?, away?) = (home, away) {
    let winner = home > away ? "home win" : home < away ? "away win" : "draw"
    return "\(winner) \(home):\(away)"
  }
  return home == nil && away == nil ? "not played" : "report missing"
}
