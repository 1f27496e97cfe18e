struct Seedling {
  var species: String
  var weeks: Int
  var hardy: Bool

  init(species: String, weeks: Int, hardy: Bool? = nil) {
    self.species = species
    self.weeks = weeks
    self.hardy = hardy ?? false
  }

  init?(label: String) {
    guard let (species, weeks) = Self.read(label) else { return nil }
    self.init(species: species, weeks: weeks)
  }

  private static func read(_ label: String) -> (String, Int)? {
    let parts = label.split(separator: "/")
    guard parts.count == 2, let weeks = Int(parts[1]), weeks >= 0 else { return nil }
    return (String(parts[0]), weeks)
  }
}

let firstOrder = [
  Seedling(species: "Thyme", weeks: 6),
  Seedling(species: "Rosemary", weeks: 9, hardy: true),
]
