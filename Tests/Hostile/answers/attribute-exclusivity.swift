final class C { @exclusivity(unchecked) var x = 1 }
func double(_ n: Int) -> Int { n * 2 }
