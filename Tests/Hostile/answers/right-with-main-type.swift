@main struct App {
  static func main() { print("hi") }
}
func double(_ n: Int) -> Int { n * 2 }
