struct Board {
  static let squares: Set<String> = Set("abcdefgh".flatMap { f in (1...8).map { "\(f)\($0)" } })
  private var pieces = [String: Character]()

  subscript(square: String) -> Character? {
    get { return pieces[square] }
    set { if Board.squares.contains(square) { pieces[square] = newValue } }
  }

  subscript(rank rank: Int) -> String {
    get {
      return Array("abcdefgh").reduce(into: "") { line, file in
        line.append(pieces["\(file)\(rank)", default: "."])
      }
    }
  }
}
