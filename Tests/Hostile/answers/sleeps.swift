func double(_ n: Int) async -> Int {
  try? await Task.sleep(for: .seconds(100))
  return n * 2
}
