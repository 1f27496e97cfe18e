import Foundation

struct Board {
  private var pieces: [String: Character] = [:]

  private func isSquare(_ name: String) -> Bool {
    name.range(of: "^[a-h][1-8]$", options: .regularExpression) != nil
  }

  subscript(square: String) -> Character? {
    get { pieces[square] }
    set { pieces[square] = isSquare(square) ? newValue : pieces[square] }
  }

  subscript(rank rank: Int) -> String {
    var line = ""
    for letter in "abcdefgh" {
      if let piece = pieces["\(letter)\(rank)"] {
        line += String(piece)
      } else {
        line += "."
      }
    }
    return line
  }
}
