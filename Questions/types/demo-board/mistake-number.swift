struct Board {
  private var pieces = [[Character?]](repeating: [Character?](repeating: nil, count: 8), count: 8)

  private func position(_ name: String) -> (row: Int, column: Int)? {
    guard let letter = name.first else { return nil }
    guard let column = Array("abcdefgh").firstIndex(of: letter) else { return nil }
    guard let rank = Int(name.dropFirst()), (1...8).contains(rank) else { return nil }
    return (rank - 1, column)
  }

  subscript(square: String) -> Character? {
    get { position(square).flatMap { pieces[$0.row][$0.column] } }
    set {
      guard let place = position(square) else { return }
      pieces[place.row][place.column] = newValue
    }
  }

  subscript(rank rank: Int) -> String {
    String(pieces[rank - 1].map { $0 ?? "." })
  }
}
