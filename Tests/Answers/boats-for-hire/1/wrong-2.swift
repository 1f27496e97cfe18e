enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat

  var price: Int {
    switch self {
    case .kayak(let hours): return min(8 * hours, 40)
    case .sailingBoat(let hours, _): return 30 * hours
    default: return 10
    }
  }
}

func kayaks(in hires: [Hire]) -> Int {
  var n = 0
  for case .kayak in hires { n += 1 }
  return n
}
