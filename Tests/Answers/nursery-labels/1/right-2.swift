struct Seedling {
  var species: String
  var weeks: Int
  var hardy: Bool

  init(species: String, weeks: Int) {
    self.init(species: species, weeks: weeks, hardy: false)
  }

  init(species: String, weeks: Int, hardy: Bool) {
    (self.species, self.weeks, self.hardy) = (species, weeks, hardy)
  }

  init?(label: String) {
    let parts = label.split(separator: "/")
    guard parts.count == 2, let weeks = Int(parts[1]), weeks >= 0 else { return nil }
    self.init(species: String(parts[0]), weeks: weeks)
  }
}

print(Seedling(label: "Thyme/6")?.species ?? "unreadable")
