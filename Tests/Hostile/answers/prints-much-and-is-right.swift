let line = String(repeating: "y", count: 999)
for _ in 0..<300 { print(line) }
func double(_ n: Int) -> Int { n * 2 }
