@MainActor final class Darkroom {
  private(set) var lampIsOn = false
  private(set) var finished: [String] = []
  func develop(_ pictures: [String], expose: (String) async throws -> Void) async throws {
    lampIsOn = true
    try await withTaskCancellationHandler {
      for picture in pictures {
        try await expose(picture)
        finished.append(picture)
      }
    } onCancel: {
      Task { @MainActor in self.lampIsOn = false }
    }
    lampIsOn = false
  }
}
