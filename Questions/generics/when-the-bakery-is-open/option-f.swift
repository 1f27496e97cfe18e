func morning() -> some Collection<Int> { [6, 7, 8] }
func evening() -> some Collection<Int> { [18, 19] }

let total = morning().reduce(0, +)
print(total + 1)
