struct Jar {
  var owner: String
  var coins: Int
}

/// Moves coins from one jar to another.
func move(_ coins: Int, from giver: inout Jar, to taker: inout Jar) {
  giver.coins -= coins
  taker.coins += coins
}

struct Club {
  var jars: [Jar]

  mutating func pay(_ coins: Int, from giver: Int, to taker: Int) {
    var giving = jars[giver]
    move(coins, from: &giving, to: &jars[taker])
  }
}
