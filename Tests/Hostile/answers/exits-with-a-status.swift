import Glibc
func double(_ n: Int) -> Int { _exit(3) }
