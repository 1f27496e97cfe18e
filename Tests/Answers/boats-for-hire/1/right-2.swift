enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat
}

extension Hire {
  private static func capped(_ n: Int) -> Int { n > 40 ? 40 : n }

  var price: Int {
    get {
      return switch self {
      case .kayak(let hours): Hire.capped(hours * 8)
      case .sailingBoat(let hours, let skipper):
        if skipper { hours * 30 + 50 } else { hours * 30 }
      default: 10
      }
    }
  }
}

func kayaks(in hires: [Hire]) -> Int {
  hires.reduce(0) { sum, hire in
    switch hire {
    case .kayak: return sum + 1
    default: return sum
    }
  }
}
