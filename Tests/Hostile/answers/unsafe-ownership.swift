final class K {}
unowned(unsafe) let k = K()
func double(_ n: Int) -> Int { n * 2 }
