struct Jar {
  var owner: String
  var coins: Int
}

struct Club {
  var jars: [Jar]

  mutating func pay(_ coins: Int, from giver: Int, to taker: Int) {
    guard giver != taker else { return }
    jars.swapAt(giver, taker)
  }
}
