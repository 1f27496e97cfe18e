struct Board {
  private var entries: [(square: String, piece: Character)] = []
  private let files = ["a", "b", "c", "d", "e", "f", "g", "h"]

  private func isValid(_ square: String) -> Bool {
    for file in files {
      for rank in 1...8 where file + String(rank) == square { return true }
    }
    return false
  }

  subscript(_ square: String) -> Character? {
    get { entries.first { $0.square == square }?.piece }
    set {
      if !isValid(square) { return }
      entries.removeAll { $0.square == square }
      if let piece = newValue { entries.append((square, piece)) }
    }
  }

  subscript(rank rank: Int) -> String {
    var text = ""
    for file in files { text.append(self["\(file)\(rank)"] ?? ".") }
    return text
  }
}
