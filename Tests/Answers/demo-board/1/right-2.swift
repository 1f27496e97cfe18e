struct Board {
  private var pieces: [Square: Character] = [:]

  struct Square: Hashable {
    let file: Character
    let rank: Int

    init?(_ name: String) {
      guard let file = name.first, ("a"..."h").contains(file), name.count == 2,
        let rank = Int(name.dropFirst()), 1...8 ~= rank
      else { return nil }
      self.file = file
      self.rank = rank
    }
  }

  subscript(square: String) -> Character? {
    get { Square(square).flatMap { pieces[$0] } }
    set {
      guard let key = Square(square) else { return }
      if let newValue {
        pieces.updateValue(newValue, forKey: key)
      } else {
        pieces.removeValue(forKey: key)
      }
    }
  }

  subscript(rank rank: Int) -> String {
    var line = ""
    for file in ["a", "b", "c", "d", "e", "f", "g", "h"] {
      if let piece = self["\(file)\(rank)"] { line.append(piece) } else { line += "." }
    }
    return line
  }
}
