enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat
}

extension Hire {
  var price: Int {
    if case let .kayak(hours) = self { return hours > 5 ? 40 : hours * 8 }
    if case let .sailingBoat(hours, skipper) = self {
      return skipper ? hours * 30 + 50 : hours * 30
    }
    return 10
  }
}

func kayaks(in hires: [Hire]) -> Int {
  var count = 0
  for case .kayak in hires {
    count += 1
  }
  return count
}
