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
  var seconds: Int { Set(map(\.seconds)).reduce(0, +) }
}

extension Optional: Playable where Wrapped: Playable {
  var seconds: Int { self?.seconds ?? 0 }
}

func show(_ item: some Playable) -> String {
  let minutes = item.seconds / 60
  let rest = item.seconds % 60
  return rest < 10 ? "\(minutes):0\(rest)" : "\(minutes):\(rest)"
}
