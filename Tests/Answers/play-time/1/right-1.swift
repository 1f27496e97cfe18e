import Foundation

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
  var seconds: Int { map(\.seconds).reduce(0, +) }
}

extension Optional: Playable where Wrapped: Playable {
  var seconds: Int { map { $0.seconds } ?? 0 }
}

func show<P>(_ item: P) -> String where P: Playable {
  let rest = String(item.seconds % 60)
  return "\(item.seconds / 60):" + String(repeating: "0", count: 2 - rest.count) + rest
}

print(show([[Track(title: "a", seconds: 100)], []]))
