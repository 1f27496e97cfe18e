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
    guard let first else { return 0 }
    return first.seconds + Array(dropFirst()).seconds
  }
}

extension Optional: Playable where Wrapped: Playable {
  var seconds: Int {
    if case let item? = self { return item.seconds }
    return 0
  }
}

struct Clock: CustomStringConvertible {
  let minutes: Int
  let seconds: Int

  init(_ total: Int) {
    (minutes, seconds) = total.quotientAndRemainder(dividingBy: 60)
  }

  var description: String { "\(minutes):" + ("0" + String(seconds)).suffix(2) }
}

func show(_ item: some Playable) -> String { Clock(item.seconds).description }

let tracks = [Track(title: "Rain", seconds: 125), Track(title: "Hail", seconds: 61)]
print(show(tracks), show(tracks.first))
