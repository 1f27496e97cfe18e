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
  var seconds: Int { reduce(0) { $0 + $1.seconds } }
}

extension Optional: Playable where Wrapped: Playable {
  var seconds: Int { self?.seconds ?? 0 }
}

func show<Item: Playable>(_ item: Item) -> String {
  String(format: "%d:%02d", item.seconds / 60, item.seconds % 60)
}
