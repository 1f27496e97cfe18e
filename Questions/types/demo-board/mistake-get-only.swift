struct Board {
  private var pieces: [String: Character] = [:]

  subscript(square: String) -> Character? {
    pieces[square]
  }

  subscript(rank rank: Int) -> String {
    String("abcdefgh".map { pieces["\($0)\(rank)"] ?? "." })
  }
}
