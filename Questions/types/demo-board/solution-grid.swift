struct Board {
  private var squares: [[Character?]] = Array(repeating: Array(repeating: nil, count: 8), count: 8)

  private func position(_ name: String) -> (row: Int, column: Int)? {
    guard name.count == 2, let letter = name.first, let digit = name.last else { return nil }
    guard let column = Array("abcdefgh").firstIndex(of: letter) else { return nil }
    guard let row = Array("12345678").firstIndex(of: digit) else { return nil }
    return (row, column)
  }

  subscript(square: String) -> Character? {
    get {
      guard let place = position(square) else { return nil }
      return squares[place.row][place.column]
    }
    set {
      guard let place = position(square) else { return }
      squares[place.row][place.column] = newValue
    }
  }

  subscript(rank rank: Int) -> String {
    String(squares[rank - 1].map { $0 ?? "." })
  }
}
