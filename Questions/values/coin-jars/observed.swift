struct Jar {
  var coins = 0 {
    didSet { print("\(oldValue) to \(coins)") }
  }
}

func fill(_ coins: inout Int, times: Int) {
  for _ in 0..<times {
    coins += 10
  }
  print("filled")
}

var jar = Jar()
fill(&jar.coins, times: 3)
fill(&jar.coins, times: 0)
jar.coins += 1
