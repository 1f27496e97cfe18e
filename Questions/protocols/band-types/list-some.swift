protocol Player {
  associatedtype Sheet
  var name: String { get }
  func play(_ sheet: Sheet)
}

struct Drummer: Player {
  let name = "Ann"
  func play(_ sheet: [Int]) {}
}

struct Singer: Player {
  let name = "Bo"
  func play(_ sheet: String) {}
}

let band: [some Player] = [Drummer(), Singer()]
