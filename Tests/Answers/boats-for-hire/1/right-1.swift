import Foundation

enum Hire: Equatable {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat

  var price: Int {
    var sum = 0
    switch self {
    case .pedalBoat:
      sum = 10
    case let .sailingBoat(h, true):
      sum = h * 30
      sum += 50
    case let .sailingBoat(h, _):
      sum = h * 30
    case let .kayak(h):
      sum = h * 8
      if sum > 40 { sum = 40 }
    }
    return sum
  }
}

func kayaks(in hires: [Hire]) -> Int {
  var n = 0
  for hire in hires {
    guard case .kayak = hire else { continue }
    n += 1
  }
  return n
}

let hires: [Hire] = [.kayak(hours: 3), .pedalBoat]
for hire in hires { print(hire, hire.price) }
print(kayaks(in: hires))
