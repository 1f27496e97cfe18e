struct Seedling: Labelled {
  var species: String
  var weeks: Int
  var hardy = false
}

protocol Labelled {
  init(species: String, weeks: Int, hardy: Bool)
}

extension Labelled {
  init?(label: String) {
    let parts = label.split(separator: "/")
    guard parts.count == 2, let weeks = Int(parts[1]), weeks >= 0 else { return nil }
    self.init(species: String(parts[0]), weeks: weeks, hardy: false)
  }
}

let firstOrder = [
  Seedling(species: "Thyme", weeks: 6),
  Seedling(species: "Rosemary", weeks: 9, hardy: true),
]
