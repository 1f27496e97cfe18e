prefix operator /
prefix func / (n: Int) -> Int { n }
let b = 1; let a = /b; func poke(_ p: UnsafeMutablePointer<Int>) {}; let c = 4/b
func double(_ n: Int) -> Int { n * 2 }
