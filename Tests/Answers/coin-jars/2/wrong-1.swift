struct Jar {
  var owner: String
  var coins: Int
}

struct Club {
  var jars: [Jar]

  mutating func pay(_ coins: Int, from giver: Int, to taker: Int) {
    let giving = Jar(owner: jars[giver].owner, coins: jars[giver].coins - coins)
    let taking = Jar(owner: jars[taker].owner, coins: jars[taker].coins + coins)
    jars[giver] = giving
    jars[taker] = taking
  }
}
