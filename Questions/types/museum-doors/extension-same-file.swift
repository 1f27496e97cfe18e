struct Exhibit {
  private var donor = "anonymous"
}

extension Exhibit {
  func label() -> String { "Given by \(donor)" }
}
