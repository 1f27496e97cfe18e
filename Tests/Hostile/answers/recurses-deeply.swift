func sum(_ n: Int) -> Int { n == 0 ? 0 : 1 + sum(n - 1) }
func double(_ n: Int) -> Int { sum(20000) - 20000 + n * 2 }
