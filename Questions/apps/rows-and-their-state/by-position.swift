struct Rows {
  private var open: Set<String> = []
  mutating func tap(_ identity: String) {
    open.formSymmetricDifference([identity])  // opens or closes
  }
  mutating func show(_ rows: [(identity: String, title: String)]) {
    open.formIntersection(rows.map { $0.identity })  // forgets the others
    let texts = rows.map { open.contains($0.identity) ? "[\($0.title)]" : $0.title }
    print(texts.joined(separator: " "))
  }
}

func numbered(_ titles: [String]) -> [(identity: String, title: String)] {
  titles.enumerated().map { (identity: "\($0.offset)", title: $0.element) }
}

var rows = Rows()
rows.tap("1")
rows.show(numbered(["Milk", "Bread", "Eggs"]))
rows.show(numbered(["Milk", "Eggs"]))
rows.tap("0")
rows.show(numbered(["Milk"]))
