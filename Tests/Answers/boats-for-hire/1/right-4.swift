import Foundation

let dayLimit = 40
let skipperFee = 50

enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat
}

extension Hire {
  public var price: Int {
    guard case .pedalBoat = self else {
      if case .kayak(hours: let h) = self {
        return [8 * h, dayLimit].min()!
      }
      guard case let .sailingBoat(hours: h, skipper: s) = self else { fatalError() }
      return (1...h).map { _ in 30 }.reduce(s ? skipperFee : 0, +)
    }
    return 10
  }
}

func kayaks(in hires: [Hire]) -> Int {
  if hires.isEmpty { return 0 }
  let rest = kayaks(in: Array(hires.dropFirst()))
  guard case .kayak = hires[0] else { return rest }
  return rest + 1
}

var total = 0
for hire in [Hire.kayak(hours: 2), .pedalBoat] { total += hire.price }
print(total)
