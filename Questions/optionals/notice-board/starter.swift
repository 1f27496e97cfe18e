/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  if (home ?? 0) > (away ?? 0) { return "home win \(home!):\(away!)" }
  if home! < away! { return "away win \(home!):\(away!)" }
  return "draw \(home!):\(away!)"
}
