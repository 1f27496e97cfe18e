enum Hire: Hashable, CaseIterable {
  static let allCases: [Hire] = [
    .kayak(hours: 1), .sailingBoat(hours: 1, skipper: false), .pedalBoat,
  ]
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat

  private struct Tariff {
    var perHour = 0
    var once = 0
    var atMost = Int.max
    func total(_ hours: Int) -> Int { min(perHour * hours + once, atMost) }
  }

  private var tariff: (Tariff, Int) {
    switch self {
    case let .kayak(hours): (Tariff(perHour: 8, atMost: 40), hours)
    case let .sailingBoat(hours, skipper): (Tariff(perHour: 30, once: skipper ? 50 : 0), hours)
    case .pedalBoat: (Tariff(once: 10), 0)
    }
  }

  var price: Int { tariff.0.total(tariff.1) }
}

func kayaks(in hires: [Hire]) -> Int {
  hires.count(where: { hire in
    guard case .kayak(_) = hire else { return false }
    return true
  })
}
