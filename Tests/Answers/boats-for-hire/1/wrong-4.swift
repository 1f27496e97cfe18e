enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat

  var price: Int {
    switch self {
    case .kayak(let hours): return hours >= 4 ? 40 : 8 * hours
    case .sailingBoat(let hours, let skipper): return 30 * hours + (skipper ? 50 : 0)
    case .pedalBoat: return 10
    }
  }
}

func kayaks(in hires: [Hire]) -> Int {
  var n = 0
  for case .kayak in hires { n += 1 }
  return n
}
