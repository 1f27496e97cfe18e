class Item: Equatable {
  let name: String
  init(_ name: String) { self.name = name }

  static func == (left: Item, right: Item) -> Bool { left.name == right.name }
}

final class Wine: Item {
  let year: Int
  init(_ name: String, year: Int) {
    self.year = year
    super.init(name)
  }

  static func == (left: Wine, right: Wine) -> Bool {
    left.name == right.name && left.year == right.year
  }
}

let young = Wine("Douro", year: 2021)
let old = Wine("Douro", year: 1985)
print(young == old, young != old)
print([young].contains(old))
