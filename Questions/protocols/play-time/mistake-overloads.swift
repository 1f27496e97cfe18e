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

func show(_ item: some Playable) -> String {
  let minutes = item.seconds / 60
  let rest = item.seconds % 60
  return rest < 10 ? "\(minutes):0\(rest)" : "\(minutes):\(rest)"
}

func show(_ items: [some Playable]) -> String {
  let seconds = items.reduce(0) { $0 + $1.seconds }
  return show(Track(title: "", seconds: seconds))
}

func show(_ item: (some Playable)?) -> String {
  guard let item else { return "0:00" }
  return show(item)
}
