func later() async -> Int {
  await Task.yield()
  return 3
}
let base = await later()
print("base", base)
func double(_ n: Int) -> Int { n * 2 }
