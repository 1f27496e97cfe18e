/// A line for the club's notice board.
func headline(home: Int?, away: Int?) -> String {
  home.flatMap { h in
    away.map { a in
      (h == a ? "draw" : h > a ? "home win" : "away win") + " \(h):\(a)"
    }
  } ?? ((home ?? away) == nil ? "not played" : "report missing")
}
