final class K {}
let k = Unmanaged.passRetained(K())
func double(_ n: Int) -> Int { n * 2 }
