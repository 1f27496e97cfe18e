@MainActor final class Darkroom {
  private(set) var lampIsOn = false
  private(set) var finished: [String] = []

  func develop(_ pictures: [String], expose: (String) async throws -> Void) async throws {
    try await withLamp {
      for index in pictures.indices {
        try Task.checkCancellation()
        try await expose(pictures[index])
        finished += [pictures[index]]
      }
    }
  }

  private func withLamp(_ work: () async throws -> Void) async throws {
    lampIsOn = true
    defer { lampIsOn = false }
    try await work()
  }
}

Task { @MainActor in
  let darkroom = Darkroom()
  print(darkroom.lampIsOn)
}
