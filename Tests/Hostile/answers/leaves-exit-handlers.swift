import Glibc
atexit { print("bye"); sleep(100) }
func double(_ n: Int) -> Int { n * 2 }
