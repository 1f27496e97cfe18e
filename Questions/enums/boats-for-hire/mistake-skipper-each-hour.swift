enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat

  var price: Int {
    switch self {
    case .kayak(let hours): return min(8 * hours, 40)
    case .sailingBoat(let hours, let skipper): return hours * (skipper ? 80 : 30)
    case .pedalBoat: return 10
    }
  }
}

func kayaks(in hires: [Hire]) -> Int {
  var count = 0
  for case .kayak in hires { count += 1 }
  return count
}
