struct Basket {
  var apples: Int?
}

var basket = Basket(apples: 3)

if var apples = basket.apples {
  apples += 1
  print("one more:", apples)
}
print("basket:", basket.apples ?? 0)

basket.apples? += 1
print("basket:", basket.apples ?? 0)

basket.apples = nil
basket.apples? += 1
print("basket:", basket.apples ?? 0)
