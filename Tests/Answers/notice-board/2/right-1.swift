import Foundation

/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  switch (home, away) {
  case (.none, .none):
    return "not played"
  case (.some(let h), .some(let a)):
    if h > a {
      return "home win \(h):\(a)"
    } else if h < a {
      return "away win \(h):\(a)"
    } else {
      return "draw \(h):\(a)"
    }
  default:
    return "report missing"
  }
}

print(headline(home: 3, away: nil))
