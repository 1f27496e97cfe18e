protocol Playable {
  var seconds: Int { get }
}

struct Track: Playable {
  let title: String
  let seconds: Int
}

struct Announcement: Playable {
  let seconds = 4
}

extension Array: Playable where Element: Playable {
  var seconds: Int {
    var sum = 0
    for item in self {
      sum += item.seconds
    }
    return sum
  }
}

extension Optional: Playable where Wrapped: Playable {
  var seconds: Int {
    switch self {
    case .some(let item): return item.seconds
    case .none: return 0
    }
  }
}

func show<Item: Playable>(_ item: Item) -> String {
  let (minutes, rest) = item.seconds.quotientAndRemainder(dividingBy: 60)
  let zero = rest < 10 ? "0" : ""
  return "\(minutes):\(zero)\(rest)"
}
