struct Jar {
  var owner: String
  var coins: Int
}

struct Club {
  var jars: [Jar]

  mutating func pay(_ coins: Int, from giver: Int, to taker: Int) {
    var giving = jars[giver]
    giving.coins -= coins
    jars[giver] = giving
    var taking = jars[taker]
    taking.coins += coins
    jars[taker] = taking
  }
}
