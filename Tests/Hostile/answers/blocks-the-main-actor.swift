@MainActor func spin() { while true {} }
func double(_ n: Int) async -> Int {
  await spin()
  return n
}
