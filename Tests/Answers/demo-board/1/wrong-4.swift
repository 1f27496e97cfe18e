struct Board {
  private var pieces: [String: Character] = [:]

  private func isSquare(_ name: String) -> Bool {
    name.count == 2 && name >= "a1" && name <= "h8"
  }

  subscript(square: String) -> Character? {
    get { isSquare(square) ? pieces[square] : nil }
    set { if isSquare(square) { pieces[square] = newValue } }
  }

  subscript(rank rank: Int) -> String {
    String("abcdefgh".map { pieces["\($0)\(rank)"] ?? "." })
  }
}
