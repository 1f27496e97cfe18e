final class Room: Sendable {
  let name = "attic"
}

enum School {
  static let room = Room()
}
