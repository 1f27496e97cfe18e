protocol Labelled {
  func label() -> String
}

struct Exhibit: Labelled {
  private func label() -> String { "Vase" }
}
