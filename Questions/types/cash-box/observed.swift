struct CashBox {
  var coins: [Int] {
    didSet { print("\(oldValue.count) -> \(coins.count)") }
  }

  init(coins: [Int]) {
    self.coins = coins
  }
}

var box = CashBox(coins: [50, 50])
box.coins.append(20)
box.coins[0] = 10
let other = box
box = CashBox(coins: [])
print(box.coins.count, other.coins.count)
