struct Seedling {
  var species: String
  var weeks: Int
  var hardy = false
}

extension Seedling {
  init(label: String) {
    let parts = label.split(separator: "/")
    let weeks = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
    self.init(species: parts.isEmpty ? "" : String(parts[0]), weeks: max(weeks, 0))
  }
}

let firstOrder = [
  Seedling(species: "Thyme", weeks: 6),
  Seedling(species: "Rosemary", weeks: 9, hardy: true),
]
