let s = "\(
1) x"; func poke(_ p: UnsafeMutablePointer<Int>) {}
func double(_ n: Int) -> Int { n * 2 }
