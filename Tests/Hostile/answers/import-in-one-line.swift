let a = 1; import Glibc; let b = 2
func double(_ n: Int) -> Int { n * 2 }
