struct Jar {
  var owner: String
  var coins: Int
}

struct Club {
  var jars: [Jar]

  mutating func pay(_ coins: Int, from giver: Int, to taker: Int) {
    let moved = coins
    func add(_ number: Int, to index: Int) {
      jars[index].coins += number
    }
    add(-moved, to: giver)
    add(moved, to: taker)
  }
}

var club = Club(jars: [Jar(owner: "Ana", coins: 5), Jar(owner: "Bo", coins: 1)])
club.pay(2, from: 0, to: 1)
print(club.jars.map(\.coins))
