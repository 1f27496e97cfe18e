enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat

  var price: Int {
    switch self {
    case .kayak(hours: 1...5): hoursOrZero * 8
    case .kayak: 40
    case .sailingBoat(_, true): hoursOrZero * 30 + 50
    case .sailingBoat(_, false): hoursOrZero * 30
    case .pedalBoat: 10
    }
  }

  var hoursOrZero: Int {
    switch self {
    case .kayak(let hours), .sailingBoat(let hours, _): hours
    case .pedalBoat: 0
    }
  }
}

func kayaks<S: Sequence>(in hires: S) -> Int where S.Element == Hire {
  hires.compactMap { hire -> Int? in
    if case .kayak(let h) = hire { h } else { nil }
  }.count
}
