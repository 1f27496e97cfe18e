struct Seedling {
  var species: String
  var weeks: Int
  var hardy = false
}

extension Seedling {
  init?(label: String) {
    guard let slash = label.firstIndex(of: "/") else { return nil }
    guard let weeks = Int(label[slash...].dropFirst()), weeks >= 0 else { return nil }
    self.init(species: String(label[..<slash]), weeks: weeks)
  }
}

let firstOrder = [
  Seedling(species: "Thyme", weeks: 6),
  Seedling(species: "Rosemary", weeks: 9, hardy: true),
]
