/// A darkroom, in which pictures are developed one after the other.
@MainActor final class Darkroom {
  /// Whether the red lamp is on: then nobody may open the door.
  private(set) var lampIsOn = false
  /// The pictures that are finished.
  private(set) var finished: [String] = []

  /// Develops these pictures in their order; `expose` takes some minutes for each.
  func develop(_ pictures: [String], expose: (String) async throws -> Void) async throws {
    try Task.checkCancellation()
    lampIsOn = true
    defer { lampIsOn = false }
    for picture in pictures {
      try await expose(picture)
      finished.append(picture)
    }
  }
}
