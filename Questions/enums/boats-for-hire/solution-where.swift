enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat

  var isKayak: Bool {
    switch self {
    case .kayak: true
    case .sailingBoat, .pedalBoat: false
    }
  }

  var price: Int {
    switch self {
    case .kayak(let hours) where hours >= 5: 40
    case .kayak(hours: let hours): 8 * hours
    case .sailingBoat(let hours, skipper: true): 30 * hours + 50
    case .sailingBoat(let hours, skipper: false): 30 * hours
    case .pedalBoat: 10
    }
  }
}

func kayaks(in hires: [Hire]) -> Int {
  hires.filter(\.isKayak).count
}
