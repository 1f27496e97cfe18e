let a = /"/; let b = 1
#if true
let c = /"/
#endif
func double(_ n: Int) -> Int { n * 2 }
