func morning() -> some Collection<Int> { [6, 7, 8] }
func evening() -> some Collection<Int> { [18, 19] }

var next = morning()
next = evening()
print(next.count)
