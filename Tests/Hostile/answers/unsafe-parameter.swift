func poke(_ p: UnsafeMutablePointer<Int>) { p[99] = 1 }
var x = 1
poke(&x)
func double(_ n: Int) -> Int { n * 2 }
