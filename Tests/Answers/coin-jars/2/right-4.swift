struct Jar {
  var owner: String
  var coins: Int
}

/// Moves coins from one jar to another.
func move(_ coins: Int, from giver: Int, to taker: Int, in jars: inout [Jar]) {
  jars[giver].coins -= coins
  jars[taker].coins += coins
}

struct Club {
  var jars: [Jar]

  mutating func pay(_ coins: Int, from giver: Int, to taker: Int) {
    move(coins, from: giver, to: taker, in: &jars)
  }
}
