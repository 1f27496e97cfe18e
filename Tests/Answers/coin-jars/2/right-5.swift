import Foundation
struct Jar {
  var owner: String
  var coins: Int
}

struct Club {
  var jars: [Jar]
  mutating func pay(_ coins: Int, from giver: Int, to taker: Int) {
    jars = jars.enumerated().map { (i: Int, jar: Jar) -> Jar in
      var jar = jar
      if i == giver { jar.coins -= coins }
      if i == taker { jar.coins += coins }
      return jar
    }
  }
}
