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

protocol PlayableContainer: Playable {
  associatedtype Part: Playable
  func parts() -> AnySequence<Part>
}

extension PlayableContainer {
  var seconds: Int {
    var sum = 0
    for part in parts() { sum += part.seconds }
    return sum
  }
}

extension Array: Playable, PlayableContainer where Element: Playable {
  func parts() -> AnySequence<Element> { AnySequence(self) }
}

extension Optional: Playable, PlayableContainer where Wrapped: Playable {
  func parts() -> AnySequence<Wrapped> { AnySequence(map { [$0] } ?? []) }
}

func show(_ item: any Playable) -> String {
  var minutes = 0
  var rest = item.seconds
  while rest >= 60 {
    minutes += 1
    rest -= 60
  }
  switch rest {
  case 0...9: return "\(minutes):0\(rest)"
  default: return "\(minutes):\(rest)"
  }
}
