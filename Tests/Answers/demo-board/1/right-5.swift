import Foundation

public struct Board {
  private enum File: Character, CaseIterable {
    case a = "a", b = "b", c = "c", d = "d", e = "e", f = "f", g = "g", h = "h"
  }

  private struct Rank {
    var pieces: [File: Character] = [:]
    var text: String { File.allCases.reduce("") { $0 + String(pieces[$1] ?? ".") } }
  }

  private var ranks = Array(repeating: Rank(), count: 8)

  public init() {}

  private func parse(_ square: String) -> (File, Int)? {
    var letters = Substring(square)
    guard let first = letters.popFirst(), let file = File(rawValue: first) else { return nil }
    switch letters {
    case "1", "2", "3", "4", "5", "6", "7", "8": return (file, Int(letters)! - 1)
    default: return nil
    }
  }

  public subscript(name: String) -> Character? {
    get {
      guard let (file, rank) = parse(name) else { return nil }
      return ranks[rank].pieces[file]
    }
    set(newPiece) {
      guard let (file, rank) = parse(name) else { return }
      ranks[rank].pieces[file] = newPiece
    }
  }

  public subscript(rank number: Int) -> String { ranks[number - 1].text }
}

var board = Board()
board["e2"] = "P"
board["e4"] = board["e2"]
board["e2"] = nil
print(board[rank: 4])
