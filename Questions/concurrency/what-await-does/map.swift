func loadMenu() async throws -> [String] {
  try await Task.sleep(for: .milliseconds(200))
  return ["rye", "spelt", "pretzel"]
}

func longestName() async throws -> String {
  let menu = try await loadMenu()
  return menu.max { $0.count < $1.count } ?? ""
}

func lengths(of days: [String]) async throws -> [Int] {
  try days.map { _ in try await longestName().count }
}

func show() async throws { print(try await lengths(of: ["Monday"])) }
