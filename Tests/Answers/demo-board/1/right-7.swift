struct Board {
  private var low: UInt64 = 0
  private var names: [UInt8: Character] = [:]

  private func number(_ square: String) -> UInt8? {
    let scalars = Array(square.unicodeScalars)
    guard scalars.count == 2, ("a"..."h").contains(scalars[0]), ("1"..."8").contains(scalars[1])
    else { return nil }
    return UInt8((scalars[1].value - 49) * 8 + scalars[0].value - 97)
  }

  subscript(square: String) -> Character? {
    get {
      guard let bit = number(square), low & (1 << bit) != 0 else { return nil }
      return names[bit]
    }
    set {
      guard let bit = number(square) else { return }
      switch newValue {
      case nil: low &= ~(1 << bit)
      case let piece?:
        low |= 1 << bit
        names[bit] = piece
      }
    }
  }

  subscript(rank rank: Int) -> String {
    (0..<8).reduce("") {
      $0 + (self["\(Character(UnicodeScalar(97 + UInt8($1))))\(rank)"].map(String.init) ?? ".")
    }
  }
}
