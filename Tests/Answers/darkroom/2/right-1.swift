import Foundation

@MainActor final class Darkroom {
  private(set) var lampIsOn = false
  private(set) var finished: [String] = []

  func develop(_ pictures: [String], expose: (String) async throws -> Void) async throws {
    lampIsOn = true
    defer { lampIsOn = false }
    for picture in pictures {
      guard !Task.isCancelled else { throw CancellationError() }
      do {
        try await expose(picture)
      } catch {
        throw error
      }
      finished.append(picture)
    }
  }
}
