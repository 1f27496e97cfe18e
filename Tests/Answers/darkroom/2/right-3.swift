@MainActor
final class Darkroom {
  private(set) var lampIsOn = false
  private(set) var finished = [String]()

  func develop(_ pictures: [String], expose: (String) async throws -> Void) async throws {
    var failure: (any Error)?
    for picture in pictures where failure == nil {
      lampIsOn = true
      do {
        try Task.checkCancellation()
        try await expose(picture)
        finished.append(picture)
      } catch {
        failure = error
      }
    }
    lampIsOn = false
    if let failure { throw failure }
  }
}
