import Foundation

struct Seedling {
  var species: String
  var weeks: Int
  var hardy = false
}

extension Seedling {
  init?(label: String) {
    let parts = label.split(separator: "/").map(String.init)
    if parts.count != 2 { return nil }
    guard let age = Int(parts[1]) else { return nil }
    if age < 0 { return nil }
    self = Seedling(species: parts[0], weeks: age)
  }
}

let firstOrder = [
  Seedling(species: "Thyme", weeks: 6),
  Seedling(species: "Rosemary", weeks: 9, hardy: true),
]
print(firstOrder)
