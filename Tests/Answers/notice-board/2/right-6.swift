func headline(home: Int?, away: Int?) -> String {
  let goals = [home, away].compactMap { $0 }
  switch goals.count {
  case 0: return "not played"
  case 1: return "report missing"
  default:
    let score = goals.map(String.init).joined(separator: ":")
    return ["away win", "draw", "home win"][(goals[0] - goals[1]).signum() + 1] + " " + score
  }
}
print(headline(home: 1, away: nil))
