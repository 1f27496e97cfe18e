/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  let reported = [home, away].compactMap { $0 }
  guard reported.count == 2 else { return reported.isEmpty ? "not played" : "report missing" }
  let score = reported.map(String.init).joined(separator: ":")
  switch reported[0] - reported[1] {
  case 0: return "draw \(score)"
  case 1...: return "home win \(score)"
  default: return "away win \(score)"
  }
}
