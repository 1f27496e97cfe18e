struct Exhibit {
  private var donor = "anonymous"
}

struct Catalogue {
  func label(_ exhibit: Exhibit) -> String { "Given by \(exhibit.donor)" }
}
