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

func named(_ titles: [String]) -> [(identity: String, title: String)] {
  titles.map { (identity: $0, title: $0) }
}

var rows = Rows()
rows.tap("Milk")
rows.show(named(["Milk", "Bread"]))
rows.show(named(["Milk"]))
rows.show(named(["Oat milk"]))
rows.tap("Milk")
rows.show(named(["Milk", "Milk"]))
