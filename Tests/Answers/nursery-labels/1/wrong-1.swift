struct Seedling {
  var species: String
  var weeks: Int
  var hardy = false

  init?(species: String, weeks: Int, hardy: Bool = false, label: String) {
    self.species = species
    self.weeks = weeks
    self.hardy = hardy
  }
}

let firstOrder = [
  Seedling(species: "Thyme", weeks: 6, label: "")
]
