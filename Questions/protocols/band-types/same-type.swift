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

func swapSheets<P: Player>(_ first: P, _ second: P) {}

func swapAll(_ first: any Player, _ second: any Player) {
  swapSheets(first, second)
}
