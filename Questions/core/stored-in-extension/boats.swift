struct Boat {
  var name: String
}

extension Boat {
  static let harbour = "Kiel"
  var greeting: String { "Ahoy from \(name)" }
  var crew = 2
  func hail() -> String { "\(greeting), \(Self.harbour)" }
  lazy var pennant = String(name.prefix(1))
}

print(Boat(name: "Petrel").greeting)
