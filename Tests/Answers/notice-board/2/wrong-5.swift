func headline(home: Int?, away: Int?) -> String {
  guard let home, let away else { return home == away ? "not played" : "report missing" }
  if home > away { return "home win \(home):\(away)" }
  if away > home { return "away win \(away):\(home)" }
  return "draw \(home):\(away)"
}
