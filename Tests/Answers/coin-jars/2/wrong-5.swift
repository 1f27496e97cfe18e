struct Jar {
  var owner: String
  var coins: Int
}

struct Club {
  var jars: [Jar]
  mutating func pay(_ coins: Int, from giver: Int, to taker: Int) {
    guard jars[giver].coins >= coins else { return }
    jars[giver].coins -= coins
    jars[taker].coins += coins
  }
}
