import Foundation

enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat
}

protocol Priced { var price: Int { get } }

extension Hire: Priced {
  var price: Int {
    let (perHour, hours, extra, limit): (Int, Int, Int, Int?) =
      switch self {
      case .kayak(let hours): (8, hours, 0, 40)
      case .sailingBoat(let hours, skipper: let skipper): (30, hours, skipper ? 50 : 0, nil)
      case .pedalBoat: (0, 0, 10, nil)
      }
    var sum = extra
    for _ in 0..<hours { sum += perHour }
    return Swift.min(sum, limit ?? sum)
  }
}

func kayaks(in hires: [Hire]) -> Int {
  var number = 0
  var iterator = hires.makeIterator()
  while let hire = iterator.next() {
    switch hire {
    case .kayak: number += 1
    case .sailingBoat, .pedalBoat: continue
    }
  }
  return number
}

@main
struct Boathouse {
  static func main() {
    print(kayaks(in: [.kayak(hours: 3), .pedalBoat]), Hire.kayak(hours: 9).price)
  }
}
