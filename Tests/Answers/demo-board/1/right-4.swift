struct Board {
  private var pieces: [String: Character] = [:]

  subscript(square: String) -> Character? {
    get { pieces[square] }
    set {
      guard square.wholeMatch(of: #/[a-h][1-8]/#) != nil else { return }
      pieces[square] = newValue
    }
  }

  subscript(rank rank: Int) -> String {
    "abcdefgh".map { file in "\(file)\(rank)" }.map { self[$0].map { String($0) } ?? "." }.joined()
  }
}
