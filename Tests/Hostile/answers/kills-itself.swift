import Glibc
func double(_ n: Int) -> Int {
  raise(SIGTERM)
  return n * 2
}
