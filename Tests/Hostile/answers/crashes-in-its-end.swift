final class Bomb { deinit { fatalError("boom") } }
func greet(_ n: String) {
  print("Hello, \(n)!")
  _ = Bomb()
}
