struct Board {
  private var pieces: [String: Character] = [:]

  private static func isSquare(_ name: String) -> Bool {
    let letters = Array(name)
    guard letters.count == 2 else { return false }
    return "abcdefgh".contains(letters[0]) && "12345678".contains(letters[1])
  }

  subscript(square: String) -> Character? {
    get { pieces[square] }
    set {
      guard Self.isSquare(square) else { return }
      pieces[square] = newValue
    }
  }

  subscript(rank rank: Int) -> String {
    String("abcdefgh".map { pieces["\($0)\(rank)"] ?? "." })
  }
}
