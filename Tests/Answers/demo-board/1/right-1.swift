import Foundation

struct Board {
  private var pieces = [Character](repeating: ".", count: 64)

  private func index(of square: String) -> Int? {
    guard square.utf8.count == 2 else { return nil }
    let bytes = Array(square.utf8)
    let column = Int(bytes[0]) - Int(UInt8(ascii: "a"))
    let row = Int(bytes[1]) - Int(UInt8(ascii: "1"))
    guard (0..<8).contains(column), (0..<8).contains(row) else { return nil }
    return row * 8 + column
  }

  subscript(_ square: String) -> Character? {
    get {
      guard let i = index(of: square), pieces[i] != "." else { return nil }
      return pieces[i]
    }
    set(piece) {
      if let i = index(of: square) { pieces[i] = piece ?? "." }
    }
  }

  subscript(rank number: Int) -> String {
    let start = (number - 1) * 8
    return String(pieces[start..<start + 8])
  }
}

var b = Board()
b["e4"] = "K"
print(b[rank: 4])
