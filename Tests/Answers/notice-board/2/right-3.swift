/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  guard let first = home else {
    return away == nil ? "not played" : "report missing"
  }
  guard let second = away else { return "report missing" }
  let word: String
  if first == second {
    word = "draw"
  } else {
    word = first < second ? "away win" : "home win"
  }
  return "\(word) \(first):\(second)"
}
