import Glibc
func double(_ n: Int) -> Int { abort() }
