struct Board {
  private var pieces: [String: Character] = [:]

  subscript(square: String) -> Character? {
    get { pieces[square] }
    set {
      pieces[square] = newValue
    }
  }

  subscript(rank rank: Int) -> String {
    String("abcdefgh".map { pieces["\($0)\(rank)"] ?? "." })
  }
}
