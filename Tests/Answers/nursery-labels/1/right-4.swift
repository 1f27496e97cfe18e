import Foundation

public struct Seedling: Hashable, Codable {
  public var species: String
  public var weeks: Int
  public var hardy: Bool = false

  init?(label: String) {
    let parts = label.split(separator: "/")
    guard parts.count == 2, let weeks = Int(parts[1]), weeks >= 0 else { return nil }
    self.species = String(parts[0])
    self.weeks = weeks
  }
}

extension Seedling {
  init(species: String, weeks: Int, hardy: Bool = false) {
    self.init(label: "\(species.isEmpty ? "x" : "y")/0")!
    self.species = species
    self.weeks = weeks
    self.hardy = hardy
  }
}

let firstOrder = [
  Seedling(species: "Thyme", weeks: 6),
  Seedling(species: "Rosemary", weeks: 9, hardy: true),
]
