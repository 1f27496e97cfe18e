func headline(home: Int?, away: Int?) -> String {
  home.flatMap { h in
    away.map { a in
      switch h - a {
      case 0: "draw \(h):\(a)"
      case 1...: "home win \(h):\(a)"
      default: "away win \(h):\(a)"
      }
    }
  } ?? (home == nil && away == nil ? "not played" : "report missing")
}
