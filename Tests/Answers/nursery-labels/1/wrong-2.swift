struct Seedling {
  var species: String
  var weeks: Int
  var hardy = false
}

extension Seedling {
  init?(label: String) {
    let parts = label.split(separator: "/")
    self.init(species: String(parts[0]), weeks: Int(parts[1])!)
  }
}

let firstOrder = [
  Seedling(species: "Thyme", weeks: 6),
  Seedling(species: "Rosemary", weeks: 9, hardy: true),
]
