func double(_ n: Int) -> Int { n * 2 }
Task.detached {
  while true {
    print("x")
    try? await Task.sleep(for: .milliseconds(20))
  }
}
