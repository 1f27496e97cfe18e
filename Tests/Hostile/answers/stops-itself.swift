import Glibc
func double(_ n: Int) -> Int {
  kill(0, SIGSTOP)
  return n * 2
}
