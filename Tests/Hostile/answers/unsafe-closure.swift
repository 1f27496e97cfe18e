func double(_ n: Int) -> Int {
  withUnsafeBytes(of: n) { $0[0] == 0 ? 0 : n * 2 }
}
