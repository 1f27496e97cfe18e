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

extension Sequence where Element: Playable {
  var total: Int { self.lazy.map { $0.seconds }.reduce(0, +) }
}

extension Array: Playable where Element: Playable {
  var seconds: Int { total }
}

extension Set: Playable where Element: Playable {
  var seconds: Int { total }
}

extension Optional: Playable where Wrapped: Playable {
  var seconds: Int {
    guard let self else { return 0 }
    return self.seconds
  }
}

extension Playable {
  var shown: String {
    var text = "\(seconds % 60)"
    if text.count == 1 { text = "0" + text }
    return "\(seconds / 60):\(text)"
  }
}

func show(_ item: some Playable) -> String { item.shown }
