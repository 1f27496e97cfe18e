@main enum App {
  static func main() async throws {
    try await Task.sleep(for: .milliseconds(1))
    print(await later())
  }
  static func later() async -> Int { 3 }
}
func double(_ n: Int) -> Int { n * 2 }
