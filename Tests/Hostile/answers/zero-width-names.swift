let a​b = 1
print(ab)
func double(_ n: Int) -> Int { n * 2 }
