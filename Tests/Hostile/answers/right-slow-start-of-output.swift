for i in 0..<2000 { print("line", i) }
func double(_ n: Int) -> Int { n * 2 }
